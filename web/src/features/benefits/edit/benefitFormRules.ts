import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { brokenUseProcesses } from '../../../../../model/rules/benefit/brokenUseProcesses';
import { hasSomethingToUse } from '../../../../../model/rules/benefit/hasSomethingToUse';
import { getRuleText } from '../../../components/forms/edit/getRuleText';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { toStoredValue } from '../../../components/forms/edit/toStoredValue';
import { UpdateEmployeeBenefitLimits } from '../../../generated/limits';
import type { BenefitValues } from './BenefitValues';

/**
 * Returns the validation rules of the form for a benefit. They are the rules of the API, each with its error
 * message.
 */
export function benefitFormRules(t: TFunction) {
  const check = (broken: string | null) =>
    broken === null ? Promise.resolve() : Promise.reject(new Error(getRuleText(t, broken)));
  /** The rule that a benefit has something to use as soon as `field` has the value `when`. */
  const isUsable =
    (field: 'isDraft' | 'isReviewRequested', when: boolean): FormRule =>
    ({ getFieldsValue }) => ({
      validator() {
        const entered = Object.entries(getFieldsValue(true) as BenefitValues);
        const values = Object.fromEntries(entered.map(([name, value]) => [name, toStoredValue(value)]));
        return check(values[field] !== when || hasSomethingToUse(values) ? null : 'somethingToUse');
      },
    });
  const hasInstructions: FormRule = {
    validator: (_, steps: string[] = []) => {
      const broken = brokenUseProcesses(steps);
      // One step of several: its number says which, and an empty one is not too long.
      const at = steps.findIndex((step) => brokenUseProcesses([step]) !== null);
      if (broken === null || at < 0) return check(broken);
      const rule = getRuleText(t, steps[at]?.trim() ? broken : 'required');
      return Promise.reject(new Error(t('adminBenefits.steps.broken', { n: at + 1, rule })));
    },
  };
  const isHttps: FormRule = {
    validator: (_, url: string | null | undefined) =>
      check(!url || url.startsWith('https://') ? null : 'https'),
  };
  const ofField = recordRules(t, { limits: UpdateEmployeeBenefitLimits });
  return { ofField, isUsable, hasInstructions, isHttps };
}
