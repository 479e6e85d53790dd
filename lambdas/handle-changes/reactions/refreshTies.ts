import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { organizationTies } from '../../../model/organizationTies';
import { collection } from '../../lib/collection';
import { hasChanged } from '../../lib/hasChanged';
import { itemAt } from '../../lib/itemAt';
import { replaceRows } from '../../lib/replaceRows';
import { tiesOf } from '../../lib/tiesOf';
import { env } from '../needs';
import type { Reaction } from '../Reaction';
import { ownSub } from '../../lib/ownSub';

/**
 * When a talent applies, withdraws, is scouted or recommended, or when the job moves to another organization, stores
 * what the organizations have to do with the talent. The changes of one talent arrive one after the other.
 */
export const refreshTies: Reaction = async ({ before, after }) => {
  const row = after ?? before;
  if (row?.__typename !== 'UserApplies' && row?.__typename !== 'UserOpenJobs') return;
  if (!hasChanged(before, after, ['organizationId', 'type', 'involveType'])) return;
  const TableName = env('TALENT_TABLE');
  const sub = ownSub(row);
  const rows = await collection(TableName, row.pk);
  // Of an erased person, nothing is stored again. Restored rows arrive in any order; the nightly comparison adds theirs.
  const due = (await itemAt(TableName, keyOf(User, sub))) ? tiesOf(sub, rows) : [];
  const stored = rows.filter(({ sk }) => sk.startsWith(organizationTies.prefix));
  await replaceRows(TableName, stored, due);
};
