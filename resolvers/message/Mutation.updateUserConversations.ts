import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { isIdOf, keyOf } from '../../model/ids';
import { authorizeAndValidate, fail, getCaller, type Item } from '../lib/resolver';
import { dynamoCondition, updatedOrFail } from '../lib/write/record';
import { projectMemberRow } from './lib/rows';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/**
 * Marks all messages that a conversation contains now as read by the caller. Later, the function
 * handle-changes updates the read rows, and corrects the unread count if further messages were stored at the
 * same moment.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const asked = dynamoCondition(ctx.args.condition);
  const { id } = ctx.args.input;
  if (!isIdOf(UserConversations, id) || id.split('.')[1] !== who.sub)
    fail('NotFound', 'There is no such record.');
  const now = util.time.nowISO8601();
  return update({
    key: keyOf(UserConversations, id),
    update: {
      readAt: now,
      unreadCount: 0,
      updatedAt: now,
      version: operations.increment(1),
    },
    condition: { ...asked, pk: { attributeExists: true } },
  });
}

export function response(ctx: Context<Args>) {
  return projectMemberRow(updatedOrFail(ctx), getCaller(ctx).sub);
}
