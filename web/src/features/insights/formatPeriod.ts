import type { TFunction } from 'i18next';
import type { InsightPeriod } from '../../generated/schema';
import { createTokyoFormat } from '../../lib/format/createTokyoFormat';
import { formatDate } from '../../lib/format/formatDate';

const month = createTokyoFormat({ year: 'numeric', month: 'long' });

/**
 * Formats a period by its first day (`first`, YYYY-MM-DD): 2026年11月24日 for a day, 2026年11月23日からの週 for a week,
 * 2026年11月 for a month.
 */
export function formatPeriod(t: TFunction, period: InsightPeriod, first: string): string {
  if (period === 'MONTH') return month(new Date(`${first}T00:00:00+09:00`));
  const date = formatDate(first);
  return period === 'WEEK' ? t('insights.weekOf', { date }) : date;
}
