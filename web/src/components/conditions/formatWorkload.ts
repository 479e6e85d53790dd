import type { TFunction } from 'i18next';

interface Workload {
  numberOfDayPerWeek: number | null;
  numberOfHoursPerDay: number | null;
}

/**
 * Returns the working days and hours as text, for example 週3日・1日8時間. A missing part is left out; null when
 * both are missing.
 */
export function formatWorkload(
  { numberOfDayPerWeek, numberOfHoursPerDay }: Workload,
  t: TFunction,
): string | null {
  const parts: string[] = [];
  if (numberOfDayPerWeek !== null) parts.push(t('common.daysPerWeek', { n: numberOfDayPerWeek }));
  if (numberOfHoursPerDay !== null) parts.push(t('common.hoursPerDay', { n: numberOfHoursPerDay }));
  return parts.length > 0 ? parts.join(t('common.join')) : null;
}
