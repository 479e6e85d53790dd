import type { SynonymRule } from '../../../../../model/search/SynonymRule';

const isSame = (one: SynonymRule, other: SynonymRule): boolean => one.words.join() === other.words.join();

/** Returns the rules with `next` in the place of `rule`, at the end for a new one, or without `rule`. */
export function replaceRule(
  rules: readonly SynonymRule[],
  rule: SynonymRule | null,
  next: SynonymRule | null,
): SynonymRule[] {
  const at = rule ? rules.findIndex((each) => isSame(each, rule)) : -1;
  const added = next ? [next] : [];
  return at < 0 ? [...rules, ...added] : [...rules.slice(0, at), ...added, ...rules.slice(at + 1)];
}
