import { rates } from '../support/rates';

/**
 * Expects that the API accepts the last of `limit` uses in a window, counts it, and refuses the next one. `use` returns
 * the type of the error; undefined if the API accepts the use.
 */
export async function expectRateLimit(
  rate: Parameters<typeof rates.store>[0],
  limit: number,
  use: () => Promise<string | undefined>,
): Promise<void> {
  await rates.store(rate, limit - 1);
  expect(await use()).toBeUndefined();
  expect(await rates.most(rate)).toBe(limit);
  await rates.store(rate, limit);
  expect(await use()).toBe('TooManyRequests');
}
