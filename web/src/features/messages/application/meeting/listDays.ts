import { japanDay } from '../../../../../../model/japanDay';

const DAY = 86_400_000;

/** Returns the days of Japan, as YYYY-MM-DD, from that of a time on. */
export const listDays = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => japanDay(from + index * DAY));
