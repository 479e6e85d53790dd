import { entity } from '../Entity';
import { ConversationVisibility } from '../visibility/ConversationVisibility';

/** Has no operations of its own: members read it through their UserConversations rows. */
export const Conversation = entity({
  name: 'Conversation',
  table: 'Conversation',
  id: 'single',
  owner: 'owners',
  access: {},
  limits: { name: { upTo: 200 } },
  fields: ConversationVisibility,
});
