import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import { AgeLimits } from '../../../../model/limits/AgeLimits';
import { brokenDisplayName } from '../../../../model/rules/brokenDisplayName';
import { getRuleText } from '../../components/forms/edit/getRuleText';
import { isRealDate } from '../../components/forms/isRealDate';
import { UpdateUserLimits } from '../../generated/limits';
import { computeAge } from '../../lib/format/computeAge';
import { normalizeJapaneseTel } from '../../lib/format/normalizeJapaneseTel';
import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

const KATAKANA = /^[ァ-ヶー\s]+$/;
const OLDEST = 120;

const check = (t: TFunction, findBroken: (value: string) => string | null): FormRule => ({
  validator(_rule, value: string | null | undefined) {
    const broken = value ? findBroken(value) : null;
    return broken === null ? Promise.resolve() : Promise.reject(new Error(getRuleText(t, broken, value)));
  },
});

function brokenBirthDate(birthDate: string): string | null {
  if (!isRealDate(birthDate)) return 'birthDate';
  const age = computeAge(birthDate, new Date());
  if (age < 0 || age > OLDEST) return 'birthDate';
  return age < AgeLimits.youngest ? 'fifteenYearsAgo' : null;
}

/** The validation rules for the names, the birth date and the phone number of a profile, with their messages. */
export const profileRules = {
  name: (t: TFunction): FormRule[] => [
    { max: UpdateUserLimits.lastName, message: getRuleText(t, `1..${UpdateUserLimits.lastName}`) },
  ],
  displayName: (t: TFunction): FormRule[] => [...profileRules.name(t), check(t, brokenDisplayName)],
  kana: (t: TFunction): FormRule[] => [
    ...profileRules.name(t),
    check(t, (kana) => (KATAKANA.test(toFullWidthKatakana(kana)) ? null : 'katakana')),
  ],
  birthDate: (t: TFunction): FormRule[] => [check(t, brokenBirthDate)],
  tel: (t: TFunction): FormRule[] => [
    check(t, (tel) => (normalizeJapaneseTel(tel) === null ? 'phone' : null)),
  ],
};
