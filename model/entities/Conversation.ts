import { entity } from '../Entity';
import { ConversationVisibility } from '../visibility/ConversationVisibility';

/** Read by its members through their own rows. */
export const Conversation = entity({
  name: 'Conversation',
  table: 'Conversation',
  id: 'single',
  owner: 'owners',
  access: {},
  limits: { name: { upTo: 200 } },
  fields: ConversationVisibility,
});
