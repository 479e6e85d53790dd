import type { SubscriptionFilter } from './Effects';

type Filter = SubscriptionFilter['filterGroup'][number]['filters'][number];

/**
 * Combines two lists of filter groups with AND. Returns a group for each pair of a group of the first list
 * and a group of the second (Cartesian product); it contains the filters of both. If one of the lists is
 * empty, returns the other.
 */
function multiply(groups: Filter[][], alternatives: Filter[][]): Filter[][] {
  if (alternatives.length === 0) return groups;
  if (groups.length === 0) return alternatives;
  return groups.flatMap((left) => alternatives.map((right) => [...left, ...right]));
}

function operators(fieldName: string, value: unknown): Filter[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([operator, operand]) => [{ fieldName, operator, value: operand }]);
}

function alternatives(filter: Record<string, unknown>, ignored: string[]): Filter[][] {
  let groups: Filter[][] = [];
  for (const [key, value] of Object.entries(filter)) {
    if (ignored.includes(key)) continue;
    if (key === 'and') {
      for (const member of value as Record<string, unknown>[]) {
        groups = multiply(groups, alternatives(member, ignored));
      }
    } else if (key === 'or') {
      const members = value as Record<string, unknown>[];
      groups = multiply(
        groups,
        members.flatMap((member) => alternatives(member, ignored)),
      );
    } else {
      groups = multiply(groups, operators(key, value));
    }
  }
  return groups;
}

/**
 * Emulates AppSync's `util.transform.toSubscriptionFilter`: converts a filter to filter groups. An event must
 * match every filter of at least one group. Conditions on different fields and the members of `and` are
 * combined with AND, several operators of one field and the members of `or` with OR.
 * @param ignoredFields fields of the filter that are left out
 * @param rules further conditions; in addition to the filter, an event must match at least one of them
 * @returns null if the filter is not an object
 */
export function toSubscriptionFilter(
  filter?: unknown,
  ignoredFields: string[] = [],
  rules: Record<string, unknown> = {},
): SubscriptionFilter | null {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return null;
  const strict = Object.entries(rules).flatMap(([name, value]) => operators(name, value));
  const groups = multiply(alternatives(filter as Record<string, unknown>, ignoredFields), strict);
  return { filterGroup: groups.map((filters) => ({ filters })) };
}
