import type { UpdateUserInput } from '../../../generated/schema';
import { normalizeJapaneseTel } from '../../../lib/format/normalizeJapaneseTel';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import type { BasicValues } from './BasicValues';

/** The pairs of names that the API accepts only together. */
const pairs = [
  ['lastName', 'firstName'],
  ['lastNameKana', 'firstNameKana'],
] as const;

const toKana = (kana: string | null | undefined) => toFullWidthKatakana(kana ?? '').trim();

/**
 * Converts the changed values of the basic profile into the API's input. If one name of a pair was changed,
 * the input contains both. A phone number gets the international form.
 */
export function buildBasicInput(
  sub: string,
  changed: Partial<BasicValues>,
  values: BasicValues,
): UpdateUserInput {
  const { tel, ...rest } = changed;
  const input: UpdateUserInput = { sub, ...rest };
  for (const pair of pairs) {
    if (!pair.some((name) => name in changed)) continue;
    for (const name of pair) {
      const entered = values[name];
      input[name] = name.endsWith('Kana') ? toKana(entered) : (entered ?? '').trim();
    }
  }
  if (tel !== undefined) {
    const digits = normalizeJapaneseTel(tel ?? '');
    input.tel = digits && `+81${digits.slice(1)}`;
  }
  return input;
}
