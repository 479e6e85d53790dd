import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { MessageRead } from '../../model/entities/MessageRead';
import { isIdOf, keyOf, parentIdOf } from '../../model/ids';
import { Message } from '../../model/entities/Message';
import { authorizeAndValidate, fail, invalid, type Item, resultOrFail } from '../lib/resolver';

interface Args {
  input: { id: string; read: boolean };
}

/** The maximum number of rows that one Query reads. What is left is counted by the function handle-changes. */
const ROWS = 1000;

/**
 * Reads the message and everything after it. The pipeline repeats this step before each repetition of the next
 * one.
 */
export function request(ctx: Context<Args>) {
  if (ctx.stash.isTried && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
  const who = authorizeAndValidate(ctx);
  const { id, read } = ctx.args.input;
  if (!read) invalid('input.read', 'true');
  if (!isIdOf(MessageRead, id) || id.split('.')[2] !== who.sub) fail('NotFound', 'There is no such record.');
  const { pk, sk } = keyOf(Message, parentIdOf(id));
  return query({
    query: { pk: { eq: pk }, sk: { between: [sk, 'Message#~'] } },
    limit: ROWS,
    consistentRead: true,
  });
}

/**
 * Returns the caller's read row of the message, the time of the message, that of the conversation's last one,
 * and how many of the later messages the caller has not read. The last two are unknown if not all of them
 * were read.
 */
export function response(ctx: Context<Args>) {
  const { items, nextToken } = resultOrFail<{ items: Item[]; nextToken?: string | null }>(ctx);
  const { id } = ctx.args.input;
  const row = items.filter((item) => item.id === id)[0];
  const message = items.filter((item) => item.id === parentIdOf(id))[0];
  if (!row || !message) return fail('NotFound', 'There is no such record.');
  const times = items
    .filter(({ __typename }) => __typename === 'Message')
    .map(({ createdAt }) => `${createdAt}`);
  const own = items.filter(({ userId, read }) => userId === row.userId && read === false);
  return {
    isRead: row.read === true,
    at: message.createdAt,
    last: nextToken ? null : times[times.length - 1],
    unread: own.filter((item) => item.id !== id).length,
  };
}
