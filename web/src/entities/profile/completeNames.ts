import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

/** The pairs of names that the API accepts only together. */
const pairs = [
  ['lastName', 'firstName'],
  ['lastNameKana', 'firstNameKana'],
] as const;

type Names = Partial<Record<(typeof pairs)[number][number], string | null>>;

/**
 * Returns the names to send for a changed profile. If one name of a pair was changed, both names of the pair
 * are returned. Spaces at their ends are removed, and the kana become full-width katakana.
 */
export function completeNames(changed: Names, values: Names): Names {
  const names: Names = {};
  for (const pair of pairs) {
    if (!pair.some((name) => name in changed)) continue;
    for (const name of pair) {
      const entered = values[name] ?? '';
      names[name] = (name.endsWith('Kana') ? toFullWidthKatakana(entered) : entered).trim();
    }
  }
  return names;
}
