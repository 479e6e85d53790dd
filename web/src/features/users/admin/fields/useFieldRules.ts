import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { SlugLimits } from '../../../../../../model/limits/SlugLimits';
import { brokenSlug } from '../../../../../../model/rules/brokenSlug';
import { WorkConditions } from '../../../../../../model/rules/WorkConditions';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { emailRule } from '../../../../components/forms/emailRule';
import { profileRules } from '../../../../entities/profile/profileRules';
import { UpdateUserLimits } from '../../../../generated/limits';

/**
 * Returns a function from the name of a talent's field to its validation rules, which are those of the API.
 */
export function useFieldRules(): (field: string) => FormRule[] {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateUserLimits, rules: WorkConditions.rules });
  const path: FormRule = {
    validator(_rule, value: string | null | undefined) {
      const broken = value ? brokenSlug(value, SlugLimits.portfolioPath, true) : null;
      return broken ? Promise.reject(new Error(getRuleText(t, broken, value))) : Promise.resolve();
    },
  };
  return (field) => {
    switch (field) {
      case 'lastName':
      case 'firstName':
        return profileRules.name(t);
      case 'lastNameKana':
      case 'firstNameKana':
        return profileRules.kana(t);
      case 'displayName':
        return profileRules.displayName(t);
      case 'birthDate':
        return profileRules.birthDate(t);
      case 'tel':
        return profileRules.tel(t);
      case 'portfolioPath':
        return [path];
      case 'email':
        return [emailRule(t)];
      default:
        return [rules(field)];
    }
  };
}
