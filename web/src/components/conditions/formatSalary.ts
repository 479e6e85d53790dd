import type { TFunction } from 'i18next';
import type { Salary } from './Salary';
import { formatYenRange } from '../../../../model/formatYenRange';

/**
 * Returns a salary as text, for example 月60〜80万円 or 時給4,000円〜; 応相談 (negotiable) when the job states no
 * amount.
 */
export function formatSalary(salary: Salary, t: TFunction, language: string): string {
  const amount = formatYenRange(salary.minumumSalary, salary.maximumSalary, language);
  if (amount === null) return t('common.salary.open');
  return salary.salaryType === null ? amount : t(`common.salary.${salary.salaryType}`, { amount });
}
