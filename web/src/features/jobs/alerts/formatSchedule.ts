import type { TFunction } from 'i18next';
import type { AlertValues } from './useJobAlerts';
import { nameWeekday } from './nameWeekday';

/** Returns when the mail of an alert is sent, such as 毎週月曜日 8:00. The time is that of Japan. */
export function formatSchedule(
  { frequency, hour, weekday }: Omit<AlertValues, 'name'>,
  t: TFunction,
  language: string,
): string {
  const time = `${hour}:00`;
  if (frequency === 'DAILY') return t('jobAlerts.daily', { time });
  return t('jobAlerts.weekly', { time, day: nameWeekday(weekday ?? 1, language, 'long') });
}
