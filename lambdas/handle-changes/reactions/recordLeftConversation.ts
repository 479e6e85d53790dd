import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { env } from '../needs';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

/**
 * When a member leaves a conversation, stores a `LeftConversation` row among the member's private rows, with
 * the name that the member had there. The erasure of the account uses the row to find the messages that the
 * member left behind. Nothing is stored about an account that is already being erased.
 */
export const recordLeftConversation: Reaction = async ({ before, after }) => {
  if (after || before?.__typename !== 'UserConversations') return;
  const TableName = env('TALENT_TABLE');
  const [userId, conversationId] = [String(before.userId), String(before.conversationId)];
  const Item = {
    pk: `${userId}#private`,
    sk: `LeftConversation#${conversationId}`,
    __typename: 'LeftConversation',
    conversationId,
    memberName: before.memberName,
  };
  const stays = {
    TableName,
    Key: keyOf(User, userId),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(erasureBeganAt)',
  };
  try {
    await tables.send(
      new TransactWriteCommand({ TransactItems: [{ ConditionCheck: stays }, { Put: { TableName, Item } }] }),
    );
  } catch (error) {
    const isGone =
      error instanceof TransactionCanceledException &&
      error.CancellationReasons?.[0]?.Code === 'ConditionalCheckFailed';
    if (!isGone) throw error;
  }
};
