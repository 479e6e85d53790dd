/** @jest-environment jsdom */
import { templates } from './templates';

beforeEach(() => localStorage.clear());

test('a person’s templates stay on the device, the newest first, at most 20, and are nobody else’s', () => {
  for (let number = 1; number <= 22; number += 1) templates.save('me', `定型文${number}`);
  templates.save('me', '定型文5');
  const kept = templates.list('me');
  expect(kept).toHaveLength(20);
  expect(kept.slice(0, 3)).toEqual(['定型文5', '定型文22', '定型文21']);
  templates.remove('me', '定型文22');
  expect(templates.list('me').slice(0, 2)).toEqual(['定型文5', '定型文21']);
  expect(templates.list('another')).toEqual([]);
});
