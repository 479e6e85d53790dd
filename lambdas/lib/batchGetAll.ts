import { setTimeout } from 'node:timers/promises';
import { BatchGetCommand, type BatchGetCommandInput } from '@aws-sdk/lib-dynamodb';
import type { RecordKey } from '../../model/ids';
import type { StoredRow } from './StoredRow';
import { tables } from './tables';

/** DynamoDB's maximum number of keys in a BatchGet. */
const AT_ONCE = 100;

/** How often keys that DynamoDB left out are asked for again before it is an error. */
const MOST_REPEATS = 8;

/** The longest pause before the first repetition, in milliseconds. It doubles with each further one. */
const FIRST_PAUSE = 25;

/**
 * Reads items by their keys, in any order. Under load DynamoDB answers some keys and returns the others as
 * unprocessed; these are asked for again after random pauses that grow.
 * @param keys the keys by the name of the deployed table; each key once
 * @throws Error when keys are still unprocessed after eight repetitions
 */
export async function batchGetAll(
  keys: Readonly<Record<string, readonly RecordKey[]>>,
): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  const all = Object.entries(keys).flatMap(([table, some]) => some.map((key) => ({ table, key })));
  for (let at = 0; at < all.length; at += AT_ONCE) {
    let left: NonNullable<BatchGetCommandInput['RequestItems']> = {};
    for (const { table, key } of all.slice(at, at + AT_ONCE))
      left[table] = { Keys: [...(left[table]?.Keys ?? []), { ...key }] };
    for (let repeat = 0; Object.keys(left).length > 0; repeat += 1) {
      if (repeat > MOST_REPEATS) throw new Error('DynamoDB leaves keys unprocessed.');
      if (repeat > 0) await setTimeout(Math.random() * FIRST_PAUSE * 2 ** (repeat - 1));
      const answer = await tables.send(new BatchGetCommand({ RequestItems: left }));
      found.push(...(Object.values(answer.Responses ?? {}).flat() as StoredRow[]));
      left = answer.UnprocessedKeys ?? {};
    }
  }
  return found;
}
