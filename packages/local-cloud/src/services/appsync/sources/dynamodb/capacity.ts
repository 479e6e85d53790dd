import type { Consumed } from '../DataSource';

interface ConsumedCapacity {
  CapacityUnits?: number;
}

/** The consumed capacity of an answer; a list for several tables. */
export interface Metered {
  ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
}

/** Capacity units of one answer; undefined when the endpoint reports none. */
export function capacity(kind: keyof Consumed, reported: Metered['ConsumedCapacity']): Consumed | undefined {
  if (reported === undefined) return undefined;
  const units = [reported].flat().reduce((sum, { CapacityUnits }) => sum + (CapacityUnits ?? 0), 0);
  return { read: 0, write: 0, [kind]: units };
}
