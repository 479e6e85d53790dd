import type { SynonymRule } from '../../../../../model/search/SynonymRule';

const isSame = (one: SynonymRule, other: SynonymRule): boolean => one.words.join() === other.words.join();

/**
 * Returns the rules after a change of one rule: `next` takes the place of `rule`. If `rule` is null, `next`
 * is added at the end; if `next` is null, `rule` is removed.
 */
export function replaceRule(
  rules: readonly SynonymRule[],
  rule: SynonymRule | null,
  next: SynonymRule | null,
): SynonymRule[] {
  const at = rule ? rules.findIndex((each) => isSame(each, rule)) : -1;
  const added = next ? [next] : [];
  return at < 0 ? [...rules, ...added] : [...rules.slice(0, at), ...added, ...rules.slice(at + 1)];
}
