import { util } from '@aws-appsync/utils';
import type { SynonymRule } from '../../../model/search/SynonymRule';
import { brokenSynonyms } from '../../../model/search/brokenSynonyms';
import { invalid } from '../../lib/resolver';

/** Rules for synonyms as the caller gives them. */
export type GivenRules = readonly {
  words: readonly string[];
  to?: readonly string[] | null;
  reason?: string | null;
}[];

/** Returns the normalized form of a word, as `normalizeTerm` does. */
const normalize = (word: string): string =>
  util.str
    .normalize(word, 'nfkc')
    .toLowerCase()
    .split(' ')
    .filter((part) => part !== '')
    .join(' ');

/**
 * Returns the rules with normalized words. Throws `InvalidInput` for a rule that is wrong or too general; the
 * error says which rule it is.
 */
export function readRules(field: string, given: GivenRules): SynonymRule[] {
  const rules = given.map(({ words, to, reason }): SynonymRule => {
    const text = (reason ?? '').trim();
    return {
      words: words.map(normalize),
      to: (to ?? []).map(normalize),
      reason: text === '' ? null : text,
    };
  });
  const broken = brokenSynonyms(rules);
  if (broken) invalid(`${field}.${broken.at}`, broken.rule);
  return rules;
}
