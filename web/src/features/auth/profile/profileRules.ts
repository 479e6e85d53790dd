import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { AgeLimits } from '../../../../../model/limits/AgeLimits';
import { brokenDisplayName } from '../../../../../model/rules/brokenDisplayName';
import { CreateUserLimits } from '../../../generated/limits';
import { computeAge } from '../../../lib/format/computeAge';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import { isRealDate } from '../../../components/forms/isRealDate';
import { normalizeJapaneseTel } from './normalizeJapaneseTel';

const KATAKANA = /^[ァ-ヶー\s]+$/;
const OLDEST = 120;

const check = (problem: (value: string) => string | null): FormRule => ({
  validator(_rule, value: string | undefined) {
    const found = value ? problem(value) : null;
    return found === null ? Promise.resolve() : Promise.reject(new Error(found));
  },
});

/** The validation rules for the fields of the registration, with their messages. */
export const profileRules = {
  name: (t: TFunction): FormRule[] => [
    { max: CreateUserLimits.lastName, message: t('auth.profile.nameLong', { n: CreateUserLimits.lastName }) },
  ],
  displayName: (t: TFunction): FormRule[] => [
    ...profileRules.name(t),
    check((name) => {
      const rule = brokenDisplayName(name);
      return rule && t(getFailureText({ kind: 'InvalidInput', rule }));
    }),
  ],
  kana: (t: TFunction): FormRule[] => [
    ...profileRules.name(t),
    check((kana) => (KATAKANA.test(toFullWidthKatakana(kana)) ? null : t('auth.profile.kana'))),
  ],
  birthDate: (t: TFunction): FormRule[] => [
    check((birthDate) => {
      if (!isRealDate(birthDate)) return t('auth.profile.birthWrong');
      const age = computeAge(birthDate, new Date());
      if (age < 0 || age > OLDEST) return t('auth.profile.birthWrong');
      return age < AgeLimits.youngest ? t('auth.profile.tooYoung', { n: AgeLimits.youngest }) : null;
    }),
  ],
  tel: (t: TFunction): FormRule[] => [
    check((tel) => (normalizeJapaneseTel(tel) === null ? t('auth.profile.telWrong') : null)),
  ],
};
