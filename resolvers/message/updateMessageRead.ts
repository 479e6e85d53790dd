import { runtime, util } from '@aws-appsync/utils';
import { operations, query, transactWrite } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { MessageRead } from '../../model/entities/MessageRead';
import { isIdOf, keyOf, parentIdOf, partitionOf } from '../../model/ids';
import type { RootFields, Rows } from '../generated/types';
import { operation, type StepContext } from '../lib/operation';
import { getLatestRecord, type QueryResult } from '../lib/read';
import { authorizeAndValidate, fail, getCaller, invalid, resultOrFail, tableName } from '../lib/resolver';
import { withCondition } from '../lib/write/conditions';
import { cancellationReasons, isContention } from '../lib/write/record';
import { membershipKey } from './lib/rows';

/** The maximum number of rows that one Query reads. What is left is counted by the function handle-changes. */
const ROWS = 1000;

interface Stash {
  /** Whether the read was written, or refused, before. */
  isTried?: boolean;
  /** Whether the caller's position is further on than the message already. */
  isPassed?: boolean;
}

type Args = RootFields['Mutation.updateMessageRead']['args'];

/** What the conversation contains: messages, and for each other member a row that says whether it was read. */
type Line = Rows['MessageRead'] | (Rows['Message'] & { userId?: undefined; read?: undefined });

/** What the step before has read; see there. */
interface Later {
  isRead: boolean;
  at: string;
  last: string | null | undefined;
  unread: number;
}

/** The transaction item that marks the read row of this message; none if it is marked already. */
function rowWrites(ctx: StepContext<Args, Stash, Later>, now: string) {
  const { id } = ctx.args.input;
  if (ctx.prev.result.isRead) return [];
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
function positionWrite(ctx: StepContext<Args, Stash, Later>, now: string) {
  const { at, last, unread } = ctx.prev.result;
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

export const updateMessageRead = operation('Mutation.updateMessageRead', { grants: ['owner'] })
  .stash<Stash>()
  .step('later', 'Conversation', {
    /**
     * Reads the message and everything after it. The pipeline repeats this step before each repetition of the next
     * one.
     */
    request(ctx) {
      if (ctx.stash.isTried && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
      const who = authorizeAndValidate(ctx);
      const { id, read } = ctx.args.input;
      if (!read) invalid('input.read', 'true');
      if (!isIdOf(MessageRead, id) || id.split('.')[2] !== who.sub)
        fail('NotFound', 'There is no such record.');
      const { pk, sk } = keyOf(Message, parentIdOf(id));
      return query({
        query: { pk: { eq: pk }, sk: { between: [sk, 'Message#~'] } },
        limit: ROWS,
        consistentRead: true,
      });
    },

    /**
     * Returns the caller's read row of the message, the time of the message, that of the conversation's last one,
     * and how many of the later messages the caller has not read. The last two are unknown if not all of them
     * were read.
     */
    response(ctx) {
      const { items, nextToken } = resultOrFail<QueryResult<Line>>(ctx);
      const { id } = ctx.args.input;
      const row = items.filter((item): item is Rows['MessageRead'] => item.id === id)[0];
      const message = items.filter((item) => item.id === parentIdOf(id))[0];
      if (!row || !message) return fail('NotFound', 'There is no such record.');
      const times = items
        .filter(({ __typename }) => __typename === 'Message')
        .map(({ createdAt }) => createdAt);
      const own = items.filter(({ userId, read }) => userId === row.userId && read === false);
      return {
        isRead: row.read === true,
        at: message.createdAt,
        last: nextToken ? null : times[times.length - 1],
        unread: own.filter((item) => item.id !== id).length,
      };
    },
  })
  .step('write', 'Conversation', {
    /**
     * Marks a message, and with it everything before it, as read by the caller: the same transaction marks the
     * read row and moves the position in the caller's member row, from which the unread count follows. The
     * function handle-changes marks the read rows of the earlier messages. The pipeline contains this step several
     * times: it is repeated after another write at the same moment. If the position is further on already, only the
     * read row is marked.
     */
    request(ctx) {
      if (ctx.stash.isTried && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
      const now = util.time.nowISO8601();
      const row = rowWrites(ctx, now);
      if (ctx.stash.isPassed && row.length === 0) {
        ctx.stash.isContended = false;
        runtime.earlyReturn(ctx.prev.result);
      }
      return transactWrite({ items: ctx.stash.isPassed ? row : [...row, positionWrite(ctx, now)] });
    },

    response(ctx) {
      ctx.stash.isTried = true;
      const { isRead, at } = ctx.prev.result;
      const reasons = cancellationReasons(ctx);
      const isRefused = (index: number): boolean => reasons[index]?.type === 'ConditionalCheckFailed';
      const position = isRead ? 0 : 1;
      const isRowRefused = !isRead && isRefused(0);
      const isPositionRefused = !ctx.stash.isPassed && isRefused(position) && !isRowRefused;
      const member = reasons[position]?.item;
      if (isPositionRefused && !member) fail('NotFound', 'There is no such record.');
      if (isPositionRefused) ctx.stash.isPassed = (member?.readTo ?? '') >= at;
      ctx.stash.isContended = !!ctx.error && (isContention(ctx) || isPositionRefused);
      return ctx.prev.result;
    },
  })
  .again('later')
  .again('write')
  .again('later')
  .again('write')
  .step('resolveConflict', 'Conversation', {
    /** Reads the caller's read row of the message, whether the update succeeded or was refused. */
    request(ctx) {
      return getLatestRecord(MessageRead, ctx.args.input.id);
    },

    /**
     * Returns the read row if the message is marked as read, also if it already was. Otherwise the row does not
     * exist (`NotFound`), or the update was refused for another reason (`Conflict`).
     */
    response(ctx) {
      const row = resultOrFail(ctx);
      if (!row) return fail('NotFound', 'There is no such record.');
      return row.read === true ? row : fail('Conflict', 'The record has changed in the meantime.');
    },
  });
