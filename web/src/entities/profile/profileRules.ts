import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { getRuleText } from '../../components/forms/edit/getRuleText';
import { UpdateUserLimits } from '../../generated/limits';
import { findBrokenField } from './findBrokenField';

const check = (t: TFunction, field: string): FormRule => ({
  validator(_rule, value: string | null | undefined) {
    const broken = value ? findBrokenField(field, value) : null;
    return broken === null ? Promise.resolve() : Promise.reject(new Error(getRuleText(t, broken, value)));
  },
});

/** The validation rules for the names, the birth date and the phone number of a profile, with their messages. */
export const profileRules = {
  name: (t: TFunction): FormRule[] => [
    { max: UpdateUserLimits.lastName, message: getRuleText(t, `1..${UpdateUserLimits.lastName}`) },
  ],
  displayName: (t: TFunction): FormRule[] => [...profileRules.name(t), check(t, 'displayName')],
  kana: (t: TFunction): FormRule[] => [...profileRules.name(t), check(t, 'lastNameKana')],
  birthDate: (t: TFunction): FormRule[] => [check(t, 'birthDate')],
  tel: (t: TFunction): FormRule[] => [check(t, 'tel')],
};
