import { recentKeeps } from './recentKeeps';

test('a job that was kept again is the newest', () => {
  recentKeeps.note('a', true);
  recentKeeps.note('b', true);
  recentKeeps.note('a', false);
  recentKeeps.note('a', true);
  expect(recentKeeps.added()).toEqual(['a', 'b']);
});
