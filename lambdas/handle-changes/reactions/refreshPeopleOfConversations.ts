import { sharedIcon } from '../../../model/snapshots/userSnapshot';
import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { eachIndexed } from '../../lib/eachIndexed';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { StoredRow } from '../../lib/StoredRow';
import type { Reaction } from '../Reaction';

const shown = (user: StoredRow) => ({ displayName: user.displayName, icon: sharedIcon(user) });

/**
 * When a person changes their display name or shared picture, updates it in the member rows of the person's
 * conversations (each member's record of the conversation).
 */
export const refreshPeopleOfConversations: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'User') return;
  if (!hasChanged(shown(before), shown(after), ['displayName', 'icon'])) return;
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk } of eachIndexed(TableName, 'byMember', 'memberKey', after.pk))
    await refreshAll('Conversation', await collection(TableName, pk, 'UserConversations#'), [
      'UserConversations.partnerName',
    ]);
};
