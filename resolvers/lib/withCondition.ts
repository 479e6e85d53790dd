import { dynamoCondition } from './write/condition';
import type { Item } from './Item';

/** The server's own condition, and the caller's beside it, which may name the same fields. */
export function withCondition(still: Item, condition: Item | null | undefined): Item {
  const asked = dynamoCondition(condition);
  return Object.keys(asked).length > 0 ? { and: [still, asked] } : still;
}
