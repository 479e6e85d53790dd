import type { SubscriptionFilter } from '../runtime/Effects';

type Comparison = (stored: unknown, wanted: unknown) => boolean;
type Ordered = string | number;

function isOrdered(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && (typeof one === 'string' || typeof one === 'number');
}

function ordered(holds: (one: Ordered, other: Ordered) => boolean): Comparison {
  return (stored, wanted) => isOrdered(stored, wanted) && holds(stored as Ordered, wanted as Ordered);
}

const contains: Comparison = (stored, wanted) =>
  typeof stored === 'string'
    ? stored.includes(String(wanted))
    : Array.isArray(stored) && stored.includes(wanted);

const within: Comparison = (stored, wanted) => Array.isArray(wanted) && wanted.includes(stored);

/**
 * The operators of AppSync's enhanced subscription filters, each as a function of the event's value and the
 * filter's value. See https://docs.aws.amazon.com/appsync/latest/devguide/extensions.html
 */
export const filterOperators: Record<string, Comparison> = {
  eq: (stored, wanted) => stored === wanted,
  ne: (stored, wanted) => stored !== wanted,
  le: ordered((one, other) => one <= other),
  lt: ordered((one, other) => one < other),
  ge: ordered((one, other) => one >= other),
  gt: ordered((one, other) => one > other),
  contains,
  notContains: (stored, wanted) => !contains(stored, wanted),
  beginsWith: (stored, wanted) => typeof stored === 'string' && stored.startsWith(String(wanted)),
  in: within,
  notIn: (stored, wanted) => !within(stored, wanted),
  between: (stored, wanted) => {
    const [from, to] = wanted as [unknown, unknown];
    if (!isOrdered(stored, from) || !isOrdered(stored, to)) return false;
    return (stored as Ordered) >= (from as Ordered) && (stored as Ordered) <= (to as Ordered);
  },
  containsAny: (stored, wanted) =>
    Array.isArray(wanted) && wanted.some((member: unknown) => contains(stored, member)),
};

function valueAt(payload: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], payload);
}

/**
 * Returns whether an event matches a subscription filter: whether it matches every condition of at least one
 * filter group. If there are no groups, every event matches.
 */
export function matchesFilter({ filterGroup }: SubscriptionFilter, payload: unknown): boolean {
  if (filterGroup.length === 0) return true;
  return filterGroup.some(({ filters }) =>
    filters.every(
      ({ fieldName, operator, value }) =>
        filterOperators[operator]?.(valueAt(payload, fieldName), value) ?? false,
    ),
  );
}
