import { shortIdOf } from '../../../model/shortIdOf';
import { ulid } from '../../support/ulid';

test('a short id has eight letters from the random part of a ULID', () => {
  expect(shortIdOf('01JGFJJZ0000000000ABCDEFGH')).toBe('npqrstvw');
  const made = Array.from({ length: 500 }, () => shortIdOf(ulid()));
  expect(made.filter((id) => !/^[b-df-hj-np-tv-xz]{8}$/.test(id))).toEqual([]);
});
