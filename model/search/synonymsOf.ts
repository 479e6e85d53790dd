import { keyOfText } from './keyOfText';
import type { SynonymRule } from './SynonymRule';

/**
 * Returns the synonyms of each word that a person may type: the words that a search for it finds in addition. The
 * keys are `keyOfText` of the words.
 */
export function synonymsOf(rules: readonly SynonymRule[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  rules.forEach(({ words, to }) => {
    words.forEach((word) => {
      const others = to.length > 0 ? to : words.filter((other) => other !== word);
      found[keyOfText(word)] = [...(found[keyOfText(word)] ?? []), ...others];
    });
  });
  return found;
}
