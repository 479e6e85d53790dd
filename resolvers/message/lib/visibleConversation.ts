import type { Caller } from '../../../model/access';
import { ConversationVisibility } from '../../../model/visibility/ConversationVisibility';
import { project } from '../../../model/visibility/project';
import type { Item } from '../../lib/Item';

/** A conversation as who has just opened it may see it; its thread is theirs to read. */
export function visibleConversation(conversation: Item, who: Caller): Item {
  const shown = project(ConversationVisibility, conversation, who.isAdmin ? 'admin' : 'public');
  return { ...shown, messages: {} };
}
