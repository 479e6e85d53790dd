import type { Context } from '@aws-appsync/utils';
import { Message } from '../../../model/entities/Message';
import { MessageRead } from '../../../model/entities/MessageRead';
import type { Rows } from '../../generated/types';
import { tableName } from '../../lib/resolver';
import { putNew } from '../../lib/write/record';
import { buildEventLine, buildMemberUpdates, buildReadRow } from './rows';

interface Line {
  by: string;
  line: string;
  /** The time of the conversation's last message, if it is known. */
  after?: string | null;
}

/**
 * Returns the transaction items for an event line in the conversation of an application: the line, a read row of it for
 * each other member, and the updated member rows. The transaction fails if a later message is stored.
 */
export function lineWrites(ctx: Context, application: Rows['UserApplies'], { by, line, after }: Line) {
  const { conversationId, memberIds, userID } = application;
  const conversations = tableName(ctx, 'Conversation');
  const message = buildEventLine(conversationId, line, { by, isJobStaff: by !== userID, after });
  const others = memberIds.filter((sub) => sub !== by);
  return [
    putNew(conversations, Message, message),
    ...others.map((userId) =>
      putNew(conversations, MessageRead, buildReadRow(message, { userId, isJobStaff: userId !== userID })),
    ),
    ...buildMemberUpdates(conversations, message, memberIds),
  ];
}
