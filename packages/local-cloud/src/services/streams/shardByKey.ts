import type { ChangeRecord } from './ChangeRecord';

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index += 1) value = (value * 31 + text.charCodeAt(index)) >>> 0;
  return value;
}

/**
 * Returns the lane of a record. The records of one item stay in order in one lane; two items of a partition
 * may overtake each other, as in Lambda with a ParallelizationFactor above 1.
 */
export function shardByKey({ dynamodb: { Keys } }: ChangeRecord, lanes: number): number {
  const key = Object.keys(Keys)
    .sort()
    .map((name) => JSON.stringify(Keys[name]));
  return hash(key.join()) % lanes;
}
