import { SynonymLimits } from '../limits/SynonymLimits';
import { type BrokenSynonym, brokenSynonymRule } from './brokenSynonymRule';
import type { SynonymRule } from './SynonymRule';
import { isLongerThan } from '../isLongerThan';

/** The first rule of a list that is refused: its index (from 0), and the reason. */
interface Broken {
  at: number;
  rule: BrokenSynonym | 'twice' | 'rules' | 'reason';
}

/**
 * Returns the first synonym rule of a list that is refused, with the reason; null if none is refused. A word
 * may be in the `words` of one rule only.
 */
export function brokenSynonyms(rules: readonly SynonymRule[]): Broken | null {
  if (rules.length > SynonymLimits.rules) return { at: SynonymLimits.rules, rule: 'rules' };
  const found = rules
    .map((each, at): Broken | null => {
      const rule = brokenSynonymRule(each);
      if (rule) return { at, rule };
      if (isLongerThan(each.reason ?? '', SynonymLimits.reason)) return { at, rule: 'reason' };
      const before = rules
        .slice(0, at)
        .map(({ words }) => words)
        .flat();
      return each.words.some((word) => before.includes(word)) ? { at, rule: 'twice' } : null;
    })
    .filter((broken) => broken !== null);
  return found[0] ?? null;
}
