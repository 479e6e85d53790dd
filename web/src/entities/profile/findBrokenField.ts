import { AgeLimits } from '../../../../model/limits/AgeLimits';
import { brokenDisplayName } from '../../../../model/rules/brokenDisplayName';
import { isRealDate } from '../../components/forms/isRealDate';
import { computeAge } from '../../lib/format/computeAge';
import { normalizeJapaneseTel } from '../../lib/format/normalizeJapaneseTel';
import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';
import { isKatakana } from '../../../../model/rules/isKatakana';

const OLDEST = 120;

const brokenKana = (kana: string) => (isKatakana(toFullWidthKatakana(kana)) ? null : 'katakana');

function brokenBirthDate(birthDate: string): string | null {
  if (!isRealDate(birthDate)) return 'birthDate';
  const age = computeAge(birthDate, new Date());
  if (age < 0 || age > OLDEST) return 'birthDate';
  return age < AgeLimits.youngest ? 'fifteenYearsAgo' : null;
}

const rules: Readonly<Record<string, (value: string) => string | null>> = {
  displayName: (name) => brokenDisplayName(name, name.normalize('NFKC')),
  lastNameKana: brokenKana,
  firstNameKana: brokenKana,
  birthDate: brokenBirthDate,
  tel: (tel) => (normalizeJapaneseTel(tel) === null ? 'phone' : null),
};

/**
 * Returns the rule that a text entered in a field of the profile breaks; null if the text breaks none.
 * Lengths are not checked.
 */
export const findBrokenField = (field: string, value: string): string | null => rules[field]?.(value) ?? null;
