import { type Context, extensions } from '@aws-appsync/utils';
import { remove } from '@aws-appsync/utils/dynamodb';
import { UserConversations } from '../../model/entities/UserConversations';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { changed } from '../lib/changed';
import { fail } from '../lib/fail';
import { conditionOf } from '../lib/conditionOf';
import type { Item } from '../lib/Item';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/** A member leaves, or an administrator removes one: their open subscriptions to the conversation end with it. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx, ['owner', 'admin']);
  const { id } = ctx.args.input;
  const isTheirs = isIdOf(UserConversations, id) && (who.isAdmin || id.split('.')[1] === who.sub);
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  return remove({
    key: addressOf(UserConversations, id),
    condition: { ...conditionOf(ctx.args.condition), pk: { attributeExists: true } },
  });
}

export function response(ctx: Context<Args>) {
  const row = changed(ctx);
  const { id } = ctx.args.input;
  const payload = { conversationId: partitionOf(id), userId: `${row.userId}` };
  extensions.invalidateSubscriptions({ subscriptionField: 'onCreateMessage', payload });
  extensions.invalidateSubscriptions({ subscriptionField: 'onUpdateMessageRead', payload });
  return row;
}
