import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { AgeLimits } from '../../../../../model/limits/AgeLimits';
import { CreateUserLimits } from '../../../generated/limits';
import { computeAge } from '../../../lib/format/computeAge';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
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
  /** For a name with this label. */
  name: (t: TFunction, field: string): FormRule[] => [
    { required: true, whitespace: true, message: t('auth.profile.nameRequired', { field }) },
    { max: CreateUserLimits.lastName, message: t('auth.profile.nameLong', { n: CreateUserLimits.lastName }) },
  ],
  kana: (t: TFunction, field: string): FormRule[] => [
    ...profileRules.name(t, field),
    check((kana) => (KATAKANA.test(toFullWidthKatakana(kana)) ? null : t('auth.profile.kana'))),
  ],
  birthDate: (t: TFunction): FormRule[] => [
    { required: true, message: t('auth.profile.birthRequired') },
    check((birthDate) => {
      const age = computeAge(birthDate, new Date());
      if (age < 0 || age > OLDEST) return t('auth.profile.birthWrong');
      return age < AgeLimits.youngest ? t('auth.profile.tooYoung', { n: AgeLimits.youngest }) : null;
    }),
  ],
  tel: (t: TFunction): FormRule[] => [
    { required: true, message: t('auth.profile.telRequired') },
    check((tel) => (normalizeJapaneseTel(tel) === null ? t('auth.profile.telWrong') : null)),
  ],
  choice: (t: TFunction): FormRule[] => [{ required: true, message: t('auth.profile.chooseRequired') }],
};
