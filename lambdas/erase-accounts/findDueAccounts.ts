import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { gracePeriod } from '../../model/gracePeriod';
import { collection } from '../lib/collection';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import { DAYS_BACK } from './DAYS_BACK';
import type { DueAccount } from './DueAccount';

const DAY = 86_400_000;

/** Is the wish still the talent's own, and old enough? Somebody half erased has no profile any more. */
async function isDue(wish: Item, now: Date): Promise<'due' | 'early' | 'withdrawn'> {
  const user = await itemAt(env('TALENT_TABLE'), { pk: wish.sk, sk: 'User' });
  if (!user) return 'due';
  if (user.deletionRequestedAt !== wish.requestedAt) return 'withdrawn';
  return now.getTime() - Date.parse(String(wish.requestedAt)) >= gracePeriod ? 'due' : 'early';
}

/** The accounts to erase now; wishes that were taken back are forgotten on the way. */
export async function findDueAccounts(now: Date): Promise<DueAccount[]> {
  const TableName = env('INSIGHT_TABLE');
  const due: DueAccount[] = [];
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const day = new Date(now.getTime() - back * DAY).toISOString().slice(0, 10);
    for (const wish of await collection(TableName, `Erase#${day}`)) {
      const state = await isDue(wish, now);
      const { requestedAt, requestedBy } = wish;
      if (state === 'due')
        due.push({
          sub: wish.sk,
          requestedAt: String(requestedAt),
          requestedBy: String(requestedBy),
        });
      const Key = { pk: wish.pk, sk: wish.sk };
      if (state === 'withdrawn') await tables.send(new DeleteCommand({ TableName, Key }));
    }
  }
  return due;
}
