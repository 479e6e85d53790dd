import type { StoredRow } from '../../generated/types';
import { invalid } from '../resolver';

/**
 * Throws `InvalidInput` for a filter with a group (`and`, `or`, `not`) inside a group: APPSYNC_JS has no
 * recursion with which to evaluate it.
 */
export function assertFlatFilter(filter: StoredRow | null | undefined): void {
  if (!filter) return;
  const groups = [
    ...((filter.and ?? []) as StoredRow[]),
    ...((filter.or ?? []) as StoredRow[]),
    ...(filter.not ? [filter.not as StoredRow] : []),
  ];
  if (groups.filter((group) => group.and || group.or || group.not).length > 0) invalid('filter', 'depth');
}

type Comparison = Record<string, unknown>;

function holds(value: unknown, comparison: Comparison): boolean {
  const given = Object.entries(comparison).filter(([, operand]) => operand !== null && operand !== undefined);
  const failed = given.filter(([operator, operand]) => {
    const text = `${value ?? ''}`;
    if (operator === 'eq') return value !== operand;
    if (operator === 'ne') return value === operand;
    if (operator === 'contains') return !text.includes(`${operand}`);
    if (operator === 'beginsWith') return !text.startsWith(`${operand}`);
    if (operator === 'in') return !(operand as unknown[]).includes(value);
    if (operator === 'lt') return !((value as number) < (operand as number));
    if (operator === 'le') return !((value as number) <= (operand as number));
    if (operator === 'gt') return !((value as number) > (operand as number));
    if (operator === 'ge') return !((value as number) >= (operand as number));
    const [from, to] = operand as [number, number];
    return !((value as number) >= from && (value as number) <= to);
  });
  return failed.length === 0;
}

/**
 * Returns whether a record satisfies the field comparisons of a filter, or of one part of a group. The groups
 * `and`, `or` and `not` are ignored.
 */
function fieldsMatch(item: StoredRow, filter: StoredRow): boolean {
  const failed = Object.entries(filter).filter(([field, comparison]) => {
    if (field === 'and' || field === 'or' || field === 'not' || !comparison) return false;
    return !holds(item[field], comparison as Comparison);
  });
  return failed.length === 0;
}

/**
 * Returns whether a record matches a filter, which must have passed `assertFlatFilter`. Without a filter,
 * every record matches.
 */
export function matchesFilter(item: StoredRow, filter: StoredRow | null | undefined): boolean {
  if (!filter) return true;
  const and = (filter.and ?? []) as StoredRow[];
  const or = (filter.or ?? []) as StoredRow[];
  const not = filter.not as StoredRow | null | undefined;
  if (!fieldsMatch(item, filter)) return false;
  if (and.filter((part) => !fieldsMatch(item, part)).length > 0) return false;
  if (or.length > 0 && or.filter((part) => fieldsMatch(item, part)).length === 0) return false;
  return !not || !fieldsMatch(item, not);
}

/**
 * Converts the caller's comparison on the sort key of a list to a DynamoDB key condition; null without one.
 * `InvalidInput` for what DynamoDB would reject: no operator or several, an empty text, and a `between` that
 * does not have two values in ascending order.
 */
export function readKeyCondition(field: string, given: StoredRow | null | undefined): StoredRow | null {
  if (!given) return null;
  const asked = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const [only] = asked;
  if (!only || asked.length > 1) return invalid(field, 'exactly one comparison');
  const [operator, value] = only;
  if (operator === 'between') {
    const [from, to, more] = value as (string | number | undefined)[];
    const isRange = from !== undefined && to !== undefined && more === undefined && from <= to;
    if (!isRange) invalid(`${field}.between`, 'two values, the lower one first');
  }
  const values = Array.isArray(value) ? value : [value];
  if (values.includes('')) invalid(`${field}.${operator}`, 'not empty');
  return { [operator]: value };
}
