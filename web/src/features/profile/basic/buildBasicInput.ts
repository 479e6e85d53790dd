import type { UpdateUserInput } from '../../../generated/schema';
import { normalizeJapaneseTel } from '../../../lib/format/normalizeJapaneseTel';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import type { BasicValues } from './BasicValues';

/** The names that the API accepts only together. */
const pairs = [
  ['lastName', 'firstName'],
  ['lastNameKana', 'firstNameKana'],
] as const;

const toKana = (kana: string | null | undefined) => toFullWidthKatakana(kana ?? '').trim();

/** Converts what was changed on 基本情報 into the API's input: with both parts of a changed name. */
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
