import { Restarts } from '../../src/processes/Restarts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets something run for `seconds` after a start, and returns the pause after its crash. */
function crash(restarts: Restarts, seconds: number): number | null {
  restarts.started();
  jest.advanceTimersByTime(seconds * 1000);
  return restarts.pause();
}

test('what crashes right after each start is started again eight times, ever later, and then given up', () => {
  const restarts = new Restarts();
  const pauses = Array.from({ length: 9 }, () => crash(restarts, 1));
  expect(pauses).toEqual([100, 250, 500, 1_000, 2_000, 3_000, 4_000, 5_000, null]);
});

test('what has run for three seconds is started again at once, and begins to count again', () => {
  const restarts = new Restarts();
  for (let time = 0; time < 8; time += 1) crash(restarts, 1);
  expect(crash(restarts, 3)).toBe(0);
  expect(crash(restarts, 2.9)).toBe(100);
});
