/**
 * How many days ago the last visit of a talent was at least and at most, for each value of `LastVisitedWithin`: what
 * those see and search by who may not know the day.
 */
export const visitRanges: readonly { name: string; from: number; to?: number }[] = [
  { name: 'DAYS_7', from: 0, to: 7 },
  { name: 'DAYS_30', from: 7, to: 30 },
  { name: 'OLDER', from: 30 },
];
