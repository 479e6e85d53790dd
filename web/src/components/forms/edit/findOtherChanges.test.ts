import { diffValues } from './diffValues';
import { findOtherChanges } from './findOtherChanges';

const base = { name: 'a', about: 'b', tags: ['x'], place: null as string | null };

test('only changed fields are saved; spaces and empty fields are stored as they will be read', () => {
  expect(diffValues(base, { ...base, name: 'a ', about: ' ', tags: ['x', 'y'], place: '' })).toEqual({
    about: null,
    tags: ['x', 'y'],
  });
});

test('a field that both changed to different values is contested', () => {
  const mine = { ...base, name: 'mine', about: 'same' };
  const theirs = { ...base, name: 'theirs', about: 'same', place: 'Tokyo' };
  expect(findOtherChanges(base, mine, theirs)).toEqual([
    { field: 'name', mine: 'mine', theirs: 'theirs', isContested: true },
    { field: 'place', mine: null, theirs: 'Tokyo', isContested: false },
  ]);
});
