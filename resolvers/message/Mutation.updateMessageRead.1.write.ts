import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { MessageRead } from '../../model/entities/MessageRead';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, fail, invalid, type Item, tableName } from '../lib/resolver';
import { cancellationReasons, isContention, withCondition } from '../lib/write/record';
import { membershipKey } from './lib/rows';

interface Args {
  input: { id: string; read: boolean };
  condition?: Item | null;
}

/**
 * Marks a message as read by the caller. The same transaction decrements the unread count in the caller's
 * member row, and sets its `readAt`. The pipeline contains this step several times, because it is repeated
 * in two cases. If the transaction was refused because of another write at the same moment, the next of
 * these steps tries the same again. If it was refused because the unread count was already 0, the next step
 * only marks the message as read, and leaves the member row as it is.
 */
export function request(ctx: Context<Args>) {
  if (ctx.stash.isTried && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
  const who = authorizeAndValidate(ctx);
  const { id, read } = ctx.args.input;
  if (!read) invalid('input.read', 'true');
  const unread = withCondition({ pk: { attributeExists: true }, read: { eq: false } }, ctx.args.condition);
  if (!isIdOf(MessageRead, id) || id.split('.')[2] !== who.sub) fail('NotFound', 'There is no such record.');
  const name = tableName(ctx, 'Conversation');
  const now = util.time.nowISO8601();
  const own = {
    updateItem: {
      table: name,
      key: keyOf(MessageRead, id),
      update: {
        read: operations.replace(true),
        userKey: operations.remove(),
        updatedAt: operations.replace(now),
        version: operations.increment(1),
      },
      condition: unread,
    },
  };
  if (ctx.stash.isUncounted) return transactWrite({ items: [own] });
  const count = {
    updateItem: {
      table: name,
      key: membershipKey(partitionOf(id), who.sub),
      update: { unreadCount: operations.decrement(1), readAt: operations.replace(now) },
      condition: { unreadCount: { gt: 0 } },
    },
  };
  return transactWrite({ items: [own, count] });
}

export function response(ctx: Context<Args>) {
  ctx.stash.isTried = true;
  const [own, count] = cancellationReasons(ctx).map(({ type }) => type === 'ConditionalCheckFailed');
  ctx.stash.isUncounted = count === true && own !== true;
  ctx.stash.isContended = !!ctx.error && (isContention(ctx) || ctx.stash.isUncounted);
  return { isWritten: !ctx.error };
}
