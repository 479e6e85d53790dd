import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { organizationTies } from '../../../model/organizationTies';
import { isSame } from '../../derived/isSame';
import { collection } from '../../lib/collection';
import { hasChanged } from '../../lib/hasChanged';
import { itemAt } from '../../lib/itemAt';
import { tables } from '../../lib/tables';
import { tiesOf } from '../../lib/tiesOf';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/**
 * When a talent applies, withdraws, is scouted or recommended, or when the job moves to another organization, stores
 * what the organizations have to do with the talent. The changes of one talent arrive one after the other.
 */
export const refreshTies: Reaction = async ({ before, after }) => {
  const row = after ?? before;
  if (row?.__typename !== 'UserApplies' && row?.__typename !== 'UserOpenJobs') return;
  if (!hasChanged(before, after, ['organizationId', 'type', 'involveType'])) return;
  const TableName = env('TALENT_TABLE');
  const sub = row.pk.replace(/#private$/, '');
  const rows = await collection(TableName, row.pk);
  // Of an erased person, nothing is stored again. Restored rows arrive in any order; the nightly comparison adds theirs.
  const due = (await itemAt(TableName, keyOf(User, sub))) ? tiesOf(sub, rows) : [];
  const stored = rows.filter(({ sk }) => sk.startsWith(organizationTies.prefix));
  for (const { pk, sk } of stored)
    if (!due.some((each) => each.sk === sk))
      await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  for (const Item of due) {
    const former = stored.find(({ sk }) => sk === Item.sk);
    const isKept = former && Object.keys(Item).every((field) => isSame(former[field], Item[field]));
    if (!isKept) await tables.send(new PutCommand({ TableName, Item }));
  }
};
