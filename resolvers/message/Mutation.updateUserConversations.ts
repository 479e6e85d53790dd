import { type Context, util } from '@aws-appsync/utils';
import { UserConversations } from '../../model/entities/UserConversations';
import { isIdOf, keyOf } from '../../model/ids';
import { authorizeAndValidate, fail, getCaller, type Item } from '../lib/resolver';
import { dynamoCondition, updatedOrFail, withCondition } from '../lib/write/record';
import { projectMemberRow } from './lib/rows';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/**
 * Marks all messages that a conversation contains now as read by the caller: up to the last message that the
 * member row shows at the moment of the update. Later, the function handle-changes updates the read rows.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  dynamoCondition(ctx.args.condition);
  const { id } = ctx.args.input;
  if (!isIdOf(UserConversations, id) || id.split('.')[1] !== who.sub)
    fail('NotFound', 'There is no such record.');
  const still = withCondition({ pk: { attributeExists: true } }, ctx.args.condition);
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ ...keyOf(UserConversations, id) }),
    update: {
      expression:
        'SET readTo = lastMessageAt, readAt = :now, unreadCount = :none, updatedAt = :now ADD #version :one',
      expressionNames: { '#version': 'version' },
      expressionValues: util.dynamodb.toMapValues({
        ':now': util.time.nowISO8601(),
        ':none': 0,
        ':one': 1,
      }),
    },
    condition: JSON.parse(util.transform.toDynamoDBConditionExpression(still)),
  };
}

export function response(ctx: Context<Args>) {
  return projectMemberRow(updatedOrFail(ctx), getCaller(ctx).sub);
}
