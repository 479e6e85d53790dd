import type { TFunction } from 'i18next';
import type { Salary } from './Salary';
import { formatYenRange } from './formatYenRange';

/** 月60〜80万円, 時給4,000円〜; 応相談 without an amount. */
export function formatSalary(salary: Salary, t: TFunction, language: string): string {
  const amount = formatYenRange(salary.minumumSalary, salary.maximumSalary, language);
  if (amount === null) return t('common.salary.open');
  return salary.salaryType === null ? amount : t(`common.salary.${salary.salaryType}`, { amount });
}
