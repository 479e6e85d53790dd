import { UserPrivate } from '../../model/entities/UserPrivate';
import { keyOf } from '../../model/ids';
import { batchGetAll } from '../lib/batchGetAll';
import type { Item } from '../lib/Item';
import { env } from './needs';

/** Reads the contact data of people. Returns the records keyed by sub. */
export async function readContacts(subs: string[]): Promise<Map<string, Item>> {
  const items = await batchGetAll({ [env('TALENT_TABLE')]: subs.map((sub) => keyOf(UserPrivate, sub)) });
  return new Map(items.map((item) => [String(item.sub), item]));
}
