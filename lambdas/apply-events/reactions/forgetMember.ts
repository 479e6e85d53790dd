import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Conversation } from '../../../model/entities/Conversation';
import { UserApplies } from '../../../model/entities/UserApplies';
import { addressOf, childId } from '../../../model/ids';
import { env } from '../../lib/env';
import { itemAt } from '../../lib/itemAt';
import { tables } from '../../lib/tables';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

/**
 * Who has left a conversation is not told any more how its application goes on; and the job's side has no more
 * business with a talent by it.
 */
export const forgetMember: Reaction = async ({ before, after }) => {
  if (after || before?.__typename !== 'UserConversations') return;
  const conversationId = String(before.conversationId);
  const desk = { pk: `${String(before.userId)}#desk`, sk: `JobConversation#${conversationId}` };
  await tables.send(new DeleteCommand({ TableName: env('TALENT_TABLE'), Key: desk }));
  const conversation = await itemAt(env('CONVERSATION_TABLE'), addressOf(Conversation, conversationId));
  if (!conversation?.openJobConversationsId) return;
  const id = childId(String(conversation.createdBy), String(conversation.openJobConversationsId));
  const TableName = env('TALENT_TABLE');
  const application = await itemAt(TableName, addressOf(UserApplies, id));
  if (application?.conversationId !== conversationId) return;
  const members = (application.memberIds ?? []) as string[];
  await ifThere(
    new UpdateCommand({
      TableName,
      Key: addressOf(UserApplies, id),
      UpdateExpression: 'SET memberIds = :rest',
      ConditionExpression: 'attribute_exists(pk) AND memberIds = :members',
      ExpressionAttributeValues: {
        ':members': members,
        ':rest': members.filter((member) => member !== before.userId),
      },
    }),
  );
};
