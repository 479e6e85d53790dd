import { runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import { maskedPerson } from '../../model/visibility/maskedPerson';
import { relation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { getCaller, getSource, tableName } from '../lib/resolver';
import { isAboutJob, membershipKey } from './lib/rows';

export const messageReadMessage = relation('MessageRead.message').unit('Conversation', {
  /**
   * Returns the message of a read row, if the row is the caller's own and the caller still is a member of the
   * conversation. Null for administrators who added themselves: they read messages through the conversation,
   * where each read is logged. A published row already contains its message.
   */
  request(ctx) {
    const { messageId, userId, message } = getSource(ctx);
    if (message) return runtime.earlyReturn(message);
    const who = getCaller(ctx);
    const id = messageId ?? '';
    if (who.sub === '' || userId !== who.sub || !isIdOf(Message, id)) return runtime.earlyReturn(null);
    const keys = [keyOf(Message, id), membershipKey(partitionOf(id), who.sub)];
    return batchGet({ tables: { [tableName(ctx, 'Conversation')]: { keys, consistentRead: true } } });
  },

  response(ctx) {
    const [message, member] = batchItems<['Message', 'UserConversations']>(ctx, 'Conversation');
    const { sub, isAdmin } = getCaller(ctx);
    if (!message || !member || member.joinReason) return null;
    return isAdmin || !isAboutJob(member) ? message : maskedPerson.message(message, sub);
  },
});
