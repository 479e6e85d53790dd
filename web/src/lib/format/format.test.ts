import i18next from 'i18next';
import { formatDate } from './formatDate';
import { formatDateTime } from './formatDateTime';

test.each([
  ['ja', '2026年11月11日', '2026年11月11日 09:30'],
  ['en', 'November 11, 2026', 'November 11, 2026 at 09:30 AM'],
  ['de', '11. November 2026', '11. November 2026 um 09:30'],
  ['fr', '11 novembre 2026', '11 novembre 2026 à 09:30'],
  ['ko', '2026년 11월 11일', '2026년 11월 11일 09:30'],
])('dates in %s', async (language, day, moment) => {
  await i18next.init({ lng: language });
  expect(formatDate('2026-11-11')).toBe(day);
  expect(formatDateTime('2026-11-11T00:30:00Z')).toBe(moment);
});
