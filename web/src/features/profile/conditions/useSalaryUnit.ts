import { Form } from 'antd';
import { useState } from 'react';
import { convertSalary } from '../../../components/conditions/convertSalary';
import type { SalaryType } from '../../../generated/schema';
import type { ConditionValues } from './ConditionValues';

type Amounts = Pick<ConditionValues, 'minumumSalary' | 'maximumSalary'>;

/** A text that is no amount is NaN in the form, until the person changes it. */
const amountOf = (amount: number | null | undefined) => (Number.isNaN(amount) ? null : (amount ?? null));

/**
 * Returns what the form needs when the person chooses another salary type (the unit of time of the amounts).
 * `question` has functions that convert, clear or keep the entered amounts; null if there is nothing to ask.
 * The amounts do not change before one of these functions is called.
 */
export function useSalaryUnit(noteChange: () => void) {
  const form = Form.useFormInstance<ConditionValues>();
  /**
   * The salary type for which the amounts were entered, while the person has yet to decide about them;
   * otherwise null.
   */
  const [unit, setUnit] = useState<SalaryType | null>(null);
  const [type, least, most, numberOfDayPerWeek, numberOfHoursPerDay] = [
    Form.useWatch('salaryType', form) ?? null,
    amountOf(Form.useWatch('minumumSalary', form)),
    amountOf(Form.useWatch('maximumSalary', form)),
    Form.useWatch('numberOfDayPerWeek', form) ?? null,
    Form.useWatch('numberOfHoursPerDay', form) ?? null,
  ];
  const hasAmounts = least !== null || most !== null;
  const workload = { numberOfDayPerWeek, numberOfHoursPerDay };
  const convert = (amount: number | null, from: SalaryType, to: SalaryType) =>
    amount === null ? null : convertSalary(amount, from, to, workload);
  const answer = (amounts: Partial<Amounts>) => {
    form.setFieldsValue(amounts);
    setUnit(null);
    noteChange();
    form.focusField('minumumSalary');
    form.validateFields(['salaryType', 'minumumSalary']).catch(() => undefined);
  };
  const isOpen = unit !== null && type !== null && unit !== type && hasAmounts;
  const converted = isOpen
    ? { minumumSalary: convert(least, unit, type), maximumSalary: convert(most, unit, type) }
    : null;
  const isConvertible = converted?.minumumSalary !== null || converted.maximumSalary !== null;
  return {
    workload,
    amounts: { minumumSalary: least, maximumSalary: most },
    type,
    /** Call when the person chooses another salary type, before the value in the form changes. */
    noteType(previous: SalaryType | null, next: SalaryType) {
      const entered = unit ?? previous;
      setUnit(hasAmounts && entered !== next ? entered : null);
    },
    question: isOpen
      ? {
          from: unit,
          to: type,
          /** The amounts converted to the new salary type; null if they cannot be converted. */
          converted: isConvertible ? converted : null,
          convert: () => converted && answer(converted),
          clear: () => answer({ minumumSalary: null, maximumSalary: null }),
          keep: () => answer({}),
        }
      : null,
  };
}
