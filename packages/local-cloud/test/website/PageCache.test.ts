import type { Stack } from '../../src/template/Stack';
import type { OriginResponse } from '../../src/website/OriginResponse';
import { PageCache } from '../../src/website/PageCache';
import { readDistribution } from '../../src/website/readDistribution';

const rules = { headers: [], minimum: 0, usual: 0, maximum: 5 };
const answer = (status: number, control?: string) =>
  ({ status, headers: control === undefined ? {} : { 'cache-control': control } }) as OriginResponse;

const errorsOf = (CustomErrorResponses: object[]) => {
  const config = { DistributionConfig: { CustomErrorResponses } };
  const resources = (type: string) =>
    type === 'AWS::CloudFront::Distribution' ? [{ type, logicalId: 'D', properties: config }] : [];
  return readDistribution({ resources } as unknown as Stack).errorSeconds;
};

/** For how many seconds a cache keeps the answer. */
function secondsOf(cache: PageCache, response: OriginResponse): number {
  jest.useFakeTimers();
  cache.store('page', response, rules);
  let seconds = 0;
  while (cache.find('page') && seconds < 100) {
    jest.advanceTimersByTime(1_000);
    seconds += 1;
  }
  jest.useRealTimers();
  return seconds;
}

test.each([
  [200, 's-maxage=300', 5],
  [200, 'max-age=0, s-maxage=4', 4],
  [200, undefined, 0],
  [200, 'no-store', 0],
  [404, 's-maxage=3', 5],
  [404, undefined, 5],
  [400, undefined, 10],
] as const)('an answer %s with %p is kept for %s seconds', (status, control, seconds) => {
  const cache = new PageCache(errorsOf([{ ErrorCode: 404, ErrorCachingMinTTL: 5 }]));
  expect(secondsOf(cache, answer(status, control))).toBe(seconds);
});

test('without a lifetime of its own, an error of the distribution has the usual one', () => {
  expect(secondsOf(new PageCache(errorsOf([{ ErrorCode: 404 }])), answer(404))).toBe(10);
});
