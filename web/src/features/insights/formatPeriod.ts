import type { TFunction } from 'i18next';
import type { InsightPeriod } from '../../generated/schema';
import { createTokyoFormat } from '../../lib/format/createTokyoFormat';
import { formatDate } from '../../lib/format/formatDate';

const month = createTokyoFormat({ year: 'numeric', month: 'long' });

/** Formats a period that begins on `first` (YYYY-MM-DD): 2026年11月24日, 2026年11月23日からの週, 2026年11月. */
export function formatPeriod(t: TFunction, period: InsightPeriod, first: string): string {
  if (period === 'MONTH') return month(new Date(`${first}T00:00:00+09:00`));
  const date = formatDate(first);
  return period === 'WEEK' ? t('insights.weekOf', { date }) : date;
}
