import { useTranslation } from 'react-i18next';
import { fullTime } from '../../../../../model/fullTime';
import { convertSalary, type Workload } from '../../../components/conditions/convertSalary';
import { formatWorkload } from '../../../components/conditions/formatWorkload';
import { formatYenRange } from '../../../../../model/formatYenRange';
import type { SalaryType } from '../../../generated/schema';
import styles from './conditions.module.css';
import type { ConditionValues } from './ConditionValues';

interface MonthlySalaryProps {
  type: SalaryType | null;
  amounts: Pick<ConditionValues, 'minumumSalary' | 'maximumSalary'>;
  workload: Workload;
}

/**
 * Shows the entered salary as an amount per month. Shows nothing if the entered salary is already monthly or
 * cannot be converted.
 */
export function MonthlySalary({ type, amounts, workload }: MonthlySalaryProps) {
  const { t, i18n } = useTranslation();
  const perMonth = (amount: number | null) =>
    type && type !== 'MONTHLY' && amount !== null ? convertSalary(amount, type, 'MONTHLY', workload) : null;
  const range = formatYenRange(
    perMonth(amounts.minumumSalary),
    perMonth(amounts.maximumSalary),
    i18n.language,
  );
  const assumed = {
    numberOfDayPerWeek: workload.numberOfDayPerWeek ?? fullTime.numberOfDayPerWeek,
    numberOfHoursPerDay: workload.numberOfHoursPerDay ?? fullTime.numberOfHoursPerDay,
  };
  return (
    <output className={styles.computed}>
      {range && t('profile.conditions.monthly', { amount: range, workload: formatWorkload(assumed, t) })}
    </output>
  );
}
