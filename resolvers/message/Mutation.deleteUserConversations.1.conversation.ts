import { type Context, runtime } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { UserConversations } from '../../model/entities/UserConversations';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, fail, getRecord, type Item, resultOrFail } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/record';

/**
 * Reads the conversation if the caller wants to remove another member, because a consultant of the
 * conversation's job may do this. Skipped for administrators, who may remove anybody, and for members who
 * leave.
 */
export function request(ctx: Context<{ input: { id: string }; condition?: Item | null }>) {
  const who = authorizeAndValidate(ctx);
  ctx.stash.asked = dynamoCondition(ctx.args.condition);
  const { id } = ctx.args.input;
  if (!isIdOf(UserConversations, id)) fail('NotFound', 'There is no such record.');
  ctx.stash.isDecided = who.isAdmin || id.split('.')[1] === who.sub;
  if (ctx.stash.isDecided) return runtime.earlyReturn({});
  if (!who.inClientArea) fail('NotFound', 'There is no such record.');
  return getRecord(Conversation, partitionOf(id));
}

export function response(ctx: Context) {
  return { conversation: resultOrFail<Item | null>(ctx) };
}
