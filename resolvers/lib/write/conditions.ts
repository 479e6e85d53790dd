import type { StoredRow } from '../../generated/types';
import { groupsOf, type FieldFilter } from '../input/filter';
import { invalid } from '../resolver';

const GROUPS = ['and', 'or', 'not'];

/**
 * The maximum number of parts in the groups `and` and `or` of the argument `condition`. DynamoDB accepts expressions of
 * at most 4 KB with 300 operators.
 */
const PARTS = 12;

/**
 * Converts the field comparisons of the argument `condition`, or of one part of a group in it, to DynamoDB
 * conditions. Comparisons without an operand are left out. A `between` without two values in ascending order
 * is `InvalidInput`.
 */
function comparisons(level: StoredRow): StoredRow {
  const given: StoredRow = {};
  Object.entries(level).forEach(([field, comparison]) => {
    if (GROUPS.includes(field) || !comparison) return;
    const operators: StoredRow = {};
    Object.entries(comparison as StoredRow).forEach(([operator, operand]) => {
      if (operand === null || operand === undefined) return;
      if (operator === 'between') {
        const [least, most, more] = operand as [number, number, unknown?];
        if (more !== undefined || !(least <= most)) invalid(`condition.${field}`, 'between');
      }
      operators[operator] = operand;
    });
    if (Object.keys(operators).length > 0) given[field] = operators;
  });
  return given;
}

/**
 * Converts the parts of one group (`and`, `or`, `not`) in the argument `condition` to DynamoDB conditions. A
 * group inside a group is `InvalidInput`, because APPSYNC_JS has no recursion to convert it.
 */
function parts(group: FieldFilter[]): StoredRow[] {
  group.forEach((part) => {
    if (part.and || part.or || part.not) invalid('condition', 'depth');
  });
  return group.map(comparisons).filter((part) => Object.keys(part).length > 0);
}

/**
 * Converts the argument `condition` of a mutation to a DynamoDB condition; empty without an argument. Empty
 * parts (`{}`, `[]`, null) are left out, because DynamoDB rejects empty expressions. Too many parts are
 * `InvalidInput`.
 */
export function dynamoCondition(condition: FieldFilter | null | undefined): StoredRow {
  if (!condition) return {};
  const whole = comparisons(condition);
  const groups = groupsOf(condition);
  const and = parts(groups.and);
  const or = parts(groups.or);
  const not = parts(groups.not);
  if (and.length + or.length > PARTS) invalid('condition', `0..${PARTS}`);
  if (and.length > 0) whole.and = and;
  if (or.length > 0) whole.or = or;
  if (not.length > 0) whole.not = not[0];
  return whole;
}

/**
 * Combines the server's condition `still` with the one that the caller passed: both must be met. They may
 * compare the same field.
 */
export function withCondition(still: StoredRow, condition: FieldFilter | null | undefined): StoredRow {
  const asked = dynamoCondition(condition);
  return Object.keys(asked).length > 0 ? { and: [still, asked] } : still;
}

/**
 * Returns the DynamoDB condition that the record's state permits a transition to `to`. If no state does, the
 * condition is never met.
 */
export function stateCondition(
  transitions: Readonly<Record<string, readonly string[]>>,
  to: string,
): StoredRow {
  const from = Object.keys(transitions).filter((state) => transitions[state]?.includes(to));
  if (from.length === 0) return { status: { eq: 'never' } };
  return { or: from.map((state) => ({ status: { eq: state } })) };
}
