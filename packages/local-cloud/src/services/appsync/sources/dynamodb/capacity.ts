import type { Consumed } from '../DataSource';

interface ConsumedCapacity {
  CapacityUnits?: number;
}

/** Consumed capacity in a DynamoDB response; an array when the request concerned several tables. */
export interface Metered {
  ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
}

/**
 * Returns the capacity units that a DynamoDB response reports; undefined if it reports none.
 * @param kind whether the request read or wrote
 */
export function capacity(kind: keyof Consumed, reported: Metered['ConsumedCapacity']): Consumed | undefined {
  if (reported === undefined) return undefined;
  const units = [reported].flat().reduce((sum, { CapacityUnits }) => sum + (CapacityUnits ?? 0), 0);
  return { read: 0, write: 0, [kind]: units };
}
