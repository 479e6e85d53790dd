import { alertEndKey } from '../../../model/alerts/alertEndKey';
import { foundJobKey } from '../../../model/alerts/foundJobKey';
import { sentJobKey } from '../../../model/alerts/sentJobKey';
import { collection } from '../../lib/collection';
import { deleteItems } from '../../lib/deleteItems';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/** When an alert is deleted, deletes what it has found and told of, and the token in its mails. */
export const forgetAlert: Reaction = async ({ before, after }) => {
  if (after || before?.__typename !== 'JobAlert') return;
  const [table, id] = [env('INSIGHT_TABLE'), String(before.id)];
  const below = [foundJobKey(id, ''), sentJobKey(id, '')];
  const rows = await Promise.all(below.map(({ pk, sk }) => collection(table, pk, sk)));
  await deleteItems(table, [...rows.flat(), alertEndKey(id)]);
};
