import { util } from '@aws-appsync/utils';
import type { Rule } from '../../../model/rules/Rule';
import { brokenRule } from '../../../model/rules/brokenRule';
import type { StoredRow } from '../../generated/types';
import { japanDay } from '../japanDay';
import { invalid } from '../resolver';

/**
 * Throws `InvalidInput` for an input that breaks one of the entity's rules, alone or together with the stored
 * record.
 */
export function checkRules(rules: readonly Rule[], input: StoredRow, stored: StoredRow): void {
  const broken = brokenRule(rules, input, stored, japanDay(util.time.nowISO8601()));
  if (broken) invalid(`input.${broken.field}`, broken.rule);
}

/**
 * Returns a DynamoDB condition: the stored record has no value in this field, or one that satisfies the
 * comparison.
 */
const unless = (field: string, comparison: StoredRow): StoredRow => ({
  or: [{ [field]: { attributeExists: false } }, { [field]: comparison }],
});

function conditionOf({ field, order, emptyIf }: Rule, input: StoredRow): StoredRow | null {
  const [first, second] = order ?? [field, emptyIf ?? ''];
  const [one, other] = [input[first], input[second]];
  if (order) {
    if (one !== null && one !== undefined && other === undefined) return unless(second, { ge: one });
    return one === undefined && other !== null && other !== undefined ? unless(first, { le: other }) : null;
  }
  if (!emptyIf) return null;
  if (one && other === undefined) return unless(second, { ne: true });
  return one === undefined && other === true ? { [field]: { attributeExists: false } } : null;
}

/**
 * Adds to the condition of an update what the rules of the entity require. A rule is about two fields; if the
 * input contains only one of them, the stored value of the other must satisfy the rule. After a refused
 * write, `checkRules` with the stored record finds out which rule was broken.
 */
export function withRules(condition: StoredRow, rules: readonly Rule[], input: StoredRow): StoredRow {
  const conditions = rules.map((rule) => conditionOf(rule, input)).filter((each) => each !== null);
  return conditions.length > 0 ? { and: [condition, ...conditions] } : condition;
}
