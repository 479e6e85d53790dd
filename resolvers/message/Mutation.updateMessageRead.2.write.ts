import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { MessageRead } from '../../model/entities/MessageRead';
import { keyOf, partitionOf } from '../../model/ids';
import { fail, getCaller, type Item, tableName } from '../lib/resolver';
import { cancellationReasons, isContention, withCondition } from '../lib/write/record';
import { membershipKey } from './lib/rows';

interface Args {
  input: { id: string };
  condition?: Item | null;
}

/** What the step before has read; see there. */
interface Later {
  isRead: boolean;
  at: string;
  last: string | null;
  unread: number;
}

/** The transaction item that marks the read row of this message; none if it is marked already. */
function rowWrites(ctx: Context<Args>, now: string) {
  const { id } = ctx.args.input;
  if ((ctx.prev.result as Later).isRead) return [];
  const row = {
    table: tableName(ctx, 'Conversation'),
    key: keyOf(MessageRead, id),
    update: {
      read: operations.replace(true),
      userKey: operations.remove(),
      updatedAt: operations.replace(now),
      version: operations.increment(1),
    },
    condition: withCondition({ pk: { attributeExists: true }, read: { eq: false } }, ctx.args.condition),
  };
  return [{ updateItem: row }];
}

/**
 * The transaction item that moves the caller's position in the conversation forward to the message. It is refused
 * if the position is there already or further on, and if a message has been stored since they were counted.
 */
function positionWrite(ctx: Context<Args>, now: string) {
  const { at, last, unread } = ctx.prev.result as Later;
  const position = { readTo: operations.replace(at), readAt: operations.replace(now) };
  const isEarlier = { or: [{ readTo: { attributeExists: false } }, { readTo: { lt: at } }] };
  return {
    updateItem: {
      table: tableName(ctx, 'Conversation'),
      key: membershipKey(partitionOf(ctx.args.input.id), getCaller(ctx).sub),
      update: last === null ? position : { ...position, unreadCount: operations.replace(unread) },
      condition: { ...isEarlier, lastMessageAt: last === null ? { attributeExists: true } : { le: last } },
    },
  };
}

/**
 * Marks a message, and with it everything before it, as read by the caller: the same transaction marks the
 * read row and moves the position in the caller's member row, from which the unread count follows. The
 * function handle-changes marks the read rows of the earlier messages. The pipeline contains this step several
 * times: it is repeated after another write at the same moment. If the position is further on already, only the
 * read row is marked.
 */
export function request(ctx: Context<Args>) {
  if (ctx.stash.isTried && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
  const now = util.time.nowISO8601();
  const row = rowWrites(ctx, now);
  if (ctx.stash.isPassed && row.length === 0) {
    ctx.stash.isContended = false;
    runtime.earlyReturn(ctx.prev.result);
  }
  return transactWrite({ items: ctx.stash.isPassed ? row : [...row, positionWrite(ctx, now)] });
}

export function response(ctx: Context<Args>) {
  ctx.stash.isTried = true;
  const { isRead, at } = ctx.prev.result as Later;
  const reasons = cancellationReasons(ctx);
  const isRefused = (index: number): boolean => reasons[index]?.type === 'ConditionalCheckFailed';
  const position = isRead ? 0 : 1;
  const isRowRefused = !isRead && isRefused(0);
  const isPositionRefused = !ctx.stash.isPassed && isRefused(position) && !isRowRefused;
  const member = reasons[position]?.item;
  if (isPositionRefused && !member) fail('NotFound', 'There is no such record.');
  if (isPositionRefused) ctx.stash.isPassed = `${member?.readTo ?? ''}` >= at;
  ctx.stash.isContended = !!ctx.error && (isContention(ctx) || isPositionRefused);
  return ctx.prev.result;
}
