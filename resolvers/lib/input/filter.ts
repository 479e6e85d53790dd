import type { StoredRow } from '../../generated/types';
import { invalid } from '../resolver';
import { asText } from '../asText';

/** A filter or a condition: comparisons by field, and groups of them. */
export interface FieldFilter {
  and?: readonly (FieldFilter | null)[] | null;
  or?: readonly (FieldFilter | null)[] | null;
  not?: FieldFilter | null;
  [field: string]: unknown;
}

/** Returns the parts of a filter's groups. */
export function groupsOf({ and, or, not }: FieldFilter): Record<'and' | 'or' | 'not', FieldFilter[]> {
  const present = (parts: FieldFilter['and']) => (parts ?? []).filter((part) => part !== null);
  return { and: present(and), or: present(or), not: not ? [not] : [] };
}

/**
 * Throws `InvalidInput` for a filter with a group (`and`, `or`, `not`) inside a group: APPSYNC_JS has no
 * recursion with which to evaluate it.
 */
export function assertFlatFilter(filter: FieldFilter | null | undefined): void {
  const parts = Object.values(groupsOf(filter ?? {})).flat();
  if (parts.some((part) => part.and || part.or || part.not)) invalid('filter', 'depth');
}

/** What can be compared: the schema sees to it that both are of one type. */
type Scalar = string | number | null | undefined;
type Comparison = Readonly<Record<string, Scalar | readonly Scalar[]>>;

function holds(value: Scalar, comparison: Comparison): boolean {
  return Object.entries(comparison).every(([operator, operand]) => {
    if (operand === null || operand === undefined) return true;
    const text = `${value ?? ''}`;
    if (operator === 'eq') return value === operand;
    if (operator === 'ne') return value !== operand;
    if (operator === 'contains') return text.includes(asText(operand));
    if (operator === 'beginsWith') return text.startsWith(asText(operand));
    const operands = [operand].flat();
    const [least, most] = operands;
    if (operator === 'in') return operands.includes(value);
    if (operator === 'lt') return value! < least!;
    if (operator === 'le') return value! <= least!;
    if (operator === 'gt') return value! > least!;
    if (operator === 'ge') return value! >= least!;
    return value! >= least! && value! <= most!;
  });
}

/**
 * Returns whether a record satisfies the field comparisons of a filter, or of one part of a group. The groups
 * `and`, `or` and `not` are ignored.
 */
function fieldsMatch(item: StoredRow, filter: FieldFilter): boolean {
  return Object.entries(filter).every(([field, comparison]) => {
    if (field === 'and' || field === 'or' || field === 'not' || !comparison) return true;
    return holds(item[field] as Scalar, comparison as Comparison);
  });
}

/**
 * Returns whether a record matches a filter, which must have passed `assertFlatFilter`. Without a filter,
 * every record matches.
 */
export function matchesFilter(item: StoredRow, filter: FieldFilter | null | undefined): boolean {
  if (!filter) return true;
  const { and, or, not } = groupsOf(filter);
  if (!fieldsMatch(item, filter)) return false;
  if (and.some((part) => !fieldsMatch(item, part))) return false;
  if (or.length > 0 && !or.some((part) => fieldsMatch(item, part))) return false;
  return !not.some((part) => fieldsMatch(item, part));
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
