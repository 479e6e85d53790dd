import type { InsightPeriod } from '../../generated/schema';
import { createTokyoFormat } from '../../lib/format/createTokyoFormat';

const day = createTokyoFormat({ month: 'numeric', day: 'numeric' });
const month = createTokyoFormat({ year: 'numeric', month: 'numeric' });

/**
 * Formats the first day of a period (YYYY-MM-DD) in a short form for the axis of a chart: 11/24 or, for
 * months, 2026/11.
 */
export const formatPoint = (period: InsightPeriod, first: string): string =>
  (period === 'MONTH' ? month : day)(new Date(`${first}T00:00:00+09:00`));
