import { pauseAfter } from '../../../lambdas/lib/deliveries/pauseAfter';

test('pauses double from 15 seconds to at most half an hour', () => {
  expect([1, 2, 3, 7, 8, 12].map(pauseAfter)).toEqual([15, 30, 60, 960, 1800, 1800]);
});
