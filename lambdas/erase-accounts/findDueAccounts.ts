import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { gracePeriod } from '../../model/gracePeriod';
import { collection } from '../lib/collection';
import { env } from './needs';
import type { Item } from '../lib/Item';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import { DAYS_BACK } from './DAYS_BACK';
import type { DueAccount } from './DueAccount';
import { utcDay } from '../lib/utcDay';

const DAY = 86_400_000;

/**
 * Decides by the account's profile whether a deletion request is due, is not due yet, or was cancelled. If
 * the profile is missing, an earlier run has already erased a part of the account, so the request is due.
 */
async function stateOf(request: Item, now: Date): Promise<'due' | 'early' | 'withdrawn'> {
  const user = await itemAt(env('TALENT_TABLE'), { pk: request.sk, sk: 'User' });
  if (!user) return 'due';
  if (user.deletionRequestedAt !== request.requestedAt) return 'withdrawn';
  return now.getTime() - Date.parse(String(request.requestedAt)) >= gracePeriod ? 'due' : 'early';
}

/** Finds the accounts to be erased now, and deletes requests that have been cancelled. */
export async function findDueAccounts(now: Date): Promise<DueAccount[]> {
  const TableName = env('INSIGHT_TABLE');
  const due: DueAccount[] = [];
  for (let back = 0; back <= DAYS_BACK; back += 1) {
    const day = utcDay(now.getTime() - back * DAY);
    for (const request of await collection(TableName, `Erase#${day}`)) {
      const state = await stateOf(request, now);
      const { requestedAt, requestedBy } = request;
      if (state === 'due')
        due.push({
          sub: request.sk,
          requestedAt: String(requestedAt),
          requestedBy: String(requestedBy),
        });
      const Key = { pk: request.pk, sk: request.sk };
      if (state === 'withdrawn') await tables.send(new DeleteCommand({ TableName, Key }));
    }
  }
  return due;
}
