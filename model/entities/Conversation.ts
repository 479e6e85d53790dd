import { entity } from '../Entity';
import { adminOnly } from '../visibility/adminOnly';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';

/** Read by its members through their own rows. */
export const Conversation = entity({
  name: 'Conversation',
  plural: 'Conversations',
  table: 'Conversation',
  owner: 'owners',
  access: {},
  fields: [everyone(`${record} name openJobConversationsId openJob`), adminOnly('owners')],
});
