import { runtime } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { ConversationVisibility } from '../../model/visibility/ConversationVisibility';
import { project } from '../../model/visibility/project';
import type { Rows, StoredRow } from '../generated/types';
import { relation } from '../lib/operation';
import { getRecord } from '../lib/read';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';

const shown = (item: StoredRow | null) => (item ? project(ConversationVisibility, item, 'public') : null);

export const userConversationsConversation = relation('UserConversations.conversation', {
  one: { entity: 'Conversation', by: 'conversationId' },
}).unit('Conversation', {
  /**
   * Returns the conversation of a member row, if the row is the caller's own: from its snapshot in the row if
   * that has all selected fields, otherwise from what the list of rows has read, otherwise by one read.
   */
  request(ctx) {
    const { conversationId, userId, conversation } = getSource(ctx);
    const who = getCaller(ctx);
    if (!conversationId || who.sub === '' || userId !== who.sub) return runtime.earlyReturn(null);
    if (coversSelection(ctx, conversation)) return runtime.earlyReturn(conversation);
    const ahead = readAhead<Rows['Conversation']>(ctx);
    if (ahead !== undefined) return runtime.earlyReturn(shown(ahead));
    return getRecord(Conversation, conversationId);
  },

  response(ctx) {
    return shown(resultOrFail(ctx));
  },
});
