import { declareEntity } from '../declareEntity';
import { ConversationVisibility } from '../visibility/ConversationVisibility';

/**
 * A conversation, usually between a talent and job staff; administrators can open one with anybody. It has no
 * generic operations: members find it by their member rows (UserConversations).
 */
export const Conversation = declareEntity({
  name: 'Conversation',
  table: 'Conversation',
  id: 'single',
  owner: 'owners',
  access: {},
  limits: { name: { upTo: 200 } },
  fields: ConversationVisibility,
});
