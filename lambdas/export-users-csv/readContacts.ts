import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';

/** DynamoDB's maximum number of keys in one BatchGetItem. */
const PER_REQUEST = 100;

/** Reads the contact data of people. Returns the records keyed by sub. */
export async function readContacts(subs: string[]): Promise<Map<string, Item>> {
  const TableName = env('TALENT_TABLE');
  const found = new Map<string, Item>();
  for (let at = 0; at < subs.length; at += PER_REQUEST) {
    let Keys: Record<string, unknown>[] = subs
      .slice(at, at + PER_REQUEST)
      .map((sub) => ({ ...keyOf(UserPrivate, sub) }));
    while (Keys.length > 0) {
      const { Responses, UnprocessedKeys } = await tables.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }),
      );
      for (const item of (Responses?.[TableName] ?? []) as Item[]) found.set(String(item.sub), item);
      Keys = UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
  }
  return found;
}
