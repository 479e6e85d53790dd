import type { Item } from './Item';

/** A condition that a record is in one of the states from which the table lets it go to this one; none: never. */
export function stateCondition(transitions: Readonly<Record<string, readonly string[]>>, to: string): Item {
  const from = Object.keys(transitions).filter((state) => transitions[state]?.includes(to));
  if (from.length === 0) return { status: { eq: 'never' } };
  return { or: from.map((state) => ({ status: { eq: state } })) };
}
