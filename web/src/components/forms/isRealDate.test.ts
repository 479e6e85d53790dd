import { isRealDate } from './isRealDate';

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['1992-13-01', false],
  ['1992-4-', false],
  ['', false],
])('%p: %p', (date, isReal) => expect(isRealDate(date)).toBe(isReal));
