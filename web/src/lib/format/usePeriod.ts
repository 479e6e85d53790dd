import { useTranslation } from 'react-i18next';
import { formatMonth } from './formatMonth';

interface Period {
  startDate?: string | null;
  endDate?: string | null;
  isContinuation?: boolean | null;
  isCurrentJob?: boolean | null;
}

/**
 * Returns the months of a period as text, such as 2021年4月〜現在. The end is 現在 when the period continues. Empty
 * when neither day is known.
 */
export function usePeriod({ startDate, endDate, isContinuation, isCurrentJob }: Period): string {
  const { t } = useTranslation();
  const isOpen = isContinuation === true || isCurrentJob === true;
  const until = isOpen ? t('common.now') : formatMonth(endDate);
  if (!startDate && !endDate) return '';
  return t('common.period', { from: formatMonth(startDate), until });
}
