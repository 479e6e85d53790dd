import { useTranslation } from 'react-i18next';
import { formatMonth } from './formatMonth';

interface Period {
  startDate?: string | null;
  endDate?: string | null;
  isContinuation?: boolean | null;
  isCurrentJob?: boolean | null;
}

/**
 * Returns a period as a text in months, such as 2021年4月〜現在. An ongoing period ends with 現在. Empty if both
 * dates are missing.
 */
export function usePeriod({ startDate, endDate, isContinuation, isCurrentJob }: Period): string {
  const { t } = useTranslation();
  const isOpen = isContinuation === true || isCurrentJob === true;
  const until = isOpen ? t('common.now') : formatMonth(endDate);
  if (!startDate && !endDate) return '';
  return t('common.period', { from: formatMonth(startDate), until });
}
