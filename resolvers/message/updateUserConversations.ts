import { util } from '@aws-appsync/utils';
import { UserConversations } from '../../model/entities/UserConversations';
import { isIdOf, keyOf, secondSegment } from '../../model/ids';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, getCaller } from '../lib/resolver';
import { dynamoCondition, withCondition } from '../lib/write/conditions';
import { updatedOrFail } from '../lib/write/record';
import { projectMemberRow } from './lib/rows';

export const updateUserConversations = operation('Mutation.updateUserConversations', {
  grants: ['owner'],
}).unit('Conversation', {
  /**
   * Marks all messages that a conversation contains now as read by the caller: up to the last message that the
   * member row shows at the moment of the update. Later, the function handle-changes updates the read rows.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    dynamoCondition(ctx.args.condition);
    const { id } = ctx.args.input;
    if (!isIdOf(UserConversations, id) || secondSegment(id) !== who.sub)
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
  },

  response(ctx) {
    return projectMemberRow(updatedOrFail<Rows['UserConversations']>(ctx), getCaller(ctx).sub);
  },
});
