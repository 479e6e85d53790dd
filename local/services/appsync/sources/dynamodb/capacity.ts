import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { Consumed } from '../DataSource';

/** Capacity units of one answer; undefined when the endpoint reports none. */
export function capacity(
  kind: keyof Consumed,
  reported: ConsumedCapacity | ConsumedCapacity[] | undefined,
): Consumed | undefined {
  if (reported === undefined) return undefined;
  const units = [reported].flat().reduce((sum, { CapacityUnits }) => sum + (CapacityUnits ?? 0), 0);
  return { read: 0, write: 0, [kind]: units };
}
