import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { User } from '../../../model/entities/User';
import { addressOf } from '../../../model/ids';
import { env } from '../../lib/env';
import { tables } from '../../lib/tables';
import type { Reaction } from '../Reaction';

/**
 * Who has left a conversation keeps a row on their desk that names it, with what they signed with: the erasure of their
 * account finds what they left behind there by it. Of an account that is being erased nothing is written any more.
 */
export const rememberLeaving: Reaction = async ({ before, after }) => {
  if (after || before?.__typename !== 'UserConversations') return;
  const TableName = env('TALENT_TABLE');
  const [userId, conversationId] = [String(before.userId), String(before.conversationId)];
  const Item = {
    pk: `${userId}#desk`,
    sk: `LeftConversation#${conversationId}`,
    __typename: 'LeftConversation',
    conversationId,
    memberName: before.memberName,
  };
  const stays = {
    TableName,
    Key: addressOf(User, userId),
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
