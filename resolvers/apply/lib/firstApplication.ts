import type { Context } from '@aws-appsync/utils';
import { Conversation } from '../../../model/entities/Conversation';
import { Message } from '../../../model/entities/Message';
import { MessageRead } from '../../../model/entities/MessageRead';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import { sharedIcon } from '../../../model/snapshots/sharedIcon';
import { shownOrganization } from '../../../model/snapshots/shownOrganization';
import { putNew } from '../../lib/putNew';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';
import { table } from '../../lib/table';
import { eventLine } from '../../message/lib/eventLine';
import { memberRow } from '../../message/lib/rows';
import { readRow } from '../../message/lib/readRow';

/** The writes of a first application: it, its conversation with the job's owners, and the event line. */
export function firstApplication(ctx: Context, application: Item, job: Item, line: string) {
  const conversationId = `${application.conversationId}`;
  const talent = `${application.userID}`;
  const owners = (application.memberIds as string[]).filter((sub) => sub !== talent);
  const snapshot = application.openJob as Item;
  const organization = shownOrganization(snapshot);
  const user = application.user as Item;
  const made = { __typename: 'Conversation', id: conversationId, createdBy: talent };
  const conversation = stamp(
    { name: job.title, openJobConversationsId: job.id, jobKey: job.id, openJob: snapshot },
    made,
  );
  const message = eventLine(conversationId, line, { by: talent, isJobStaff: false });
  const conversations = table(ctx, 'Conversation');
  const shown = { lastMessage: line, lastMessageAt: `${message.createdAt}` };
  const own = memberRow(
    conversation,
    {
      ...shown,
      userId: talent,
      partnerName: organization,
      memberName: `${user.displayName}`,
      unreadCount: 0,
      isJobStaff: false,
    },
    talent,
  );
  const theirs = owners.map((userId) => {
    const partner = {
      partnerName: `${user.displayName}`,
      partnerIcon: sharedIcon(user),
      memberName: organization,
      isJobStaff: true,
    };
    return memberRow(conversation, { ...shown, ...partner, userId, unreadCount: 1 }, talent);
  });
  return [
    putNew(conversations, Conversation, { ...conversation, owners: application.memberIds }),
    putNew(conversations, Message, message),
    ...[own, ...theirs].map((row) => putNew(conversations, UserConversations, row)),
    ...owners.map((userId) =>
      putNew(conversations, MessageRead, readRow(message, { userId, isJobStaff: true })),
    ),
    putNew(table(ctx, 'Talent'), UserApplies, application),
  ];
}
