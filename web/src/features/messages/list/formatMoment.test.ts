import { formatMoment } from './formatMoment';

test.each([
  [
    'today in Japan, although it is yesterday in UTC',
    '2026-03-04T23:30:00Z',
    '2026-03-05T01:00:00Z',
    '08:30',
  ],
  [
    'yesterday in Japan, although it is today in UTC',
    '2026-03-05T14:30:00Z',
    '2026-03-05T15:30:00Z',
    '3月5日',
  ],
  ['last year', '2025-12-30T03:00:00Z', '2026-03-05T03:00:00Z', '2025年12月30日'],
  ['this year in Japan, but last year in UTC', '2025-12-31T15:30:00Z', '2026-03-05T03:00:00Z', '1月1日'],
  [
    'last year in Japan, but this year in UTC',
    '2026-12-31T14:30:00Z',
    '2026-12-31T15:30:00Z',
    '2026年12月31日',
  ],
])('the time of a message from %s', (_, moment, now, shown) => {
  expect(formatMoment(moment, new Date(now))).toBe(shown);
});
