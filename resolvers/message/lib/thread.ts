import { type Context, util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { maskedPerson } from '../../../model/visibility/maskedPerson';
import type { RelationFields, Rows } from '../../generated/types';
import { readPageSize } from '../../lib/page/paging';
import type { QueryResult } from '../../lib/read';
import { getCaller, getSource, invalid, resultOrFail } from '../../lib/resolver';
import { secondSegment } from '../../../model/ids';

/** The arguments that select a page of a conversation's messages. */
type ThreadArgs = RelationFields['Conversation.messages']['args'];

/** Returns a Query for a page of a conversation's messages, by default the oldest first. */
export function threadRequest(ctx: Context<ThreadArgs>, conversationId: string) {
  const { sortDirection, limit, nextToken } = ctx.args;
  const size = readPageSize(limit, 80);
  return queryThread(conversationId, { isAscending: sortDirection !== 'DESC', size, nextToken });
}

/**
 * Returns a Query for the members of a conversation and its newest messages: in the descending order of the keys, the
 * member rows come first.
 */
export function membersAndThreadRequest(conversationId: string) {
  return query({
    query: { pk: { eq: conversationId }, sk: { between: ['Message#', 'UserConversations#~'] } },
    scanIndexForward: false,
    limit: 50 * ROWS_A_MESSAGE + 100,
  });
}

interface Cut {
  isAscending: boolean;
  size: number;
  nextToken?: string | null;
}

/**
 * How many rows are read for each message of a page: the message itself and the read rows of up to 11 other
 * members. In a conversation with more members, a page has fewer messages.
 */
const ROWS_A_MESSAGE = 12;

/**
 * Returns a Query for messages and their read rows. A cursor contains the ULID of the last message on the
 * previous page. The Query begins after that message; in descending order it reads that message once more.
 */
function queryThread(conversationId: string, { isAscending, size, nextToken }: Cut) {
  const ulid = nextToken ? util.base64Decode(nextToken) : '';
  if (nextToken && !util.matches('^[0-9A-HJKMNP-TV-Z]{26}$', ulid)) invalid('nextToken', 'cursor');
  const from = ulid !== '' && isAscending ? `Message#${ulid}#~` : 'Message#';
  const to = ulid !== '' && !isAscending ? `Message#${ulid}` : 'Message#~';
  return query({
    query: { pk: { eq: conversationId }, sk: { between: [from, to] } },
    scanIndexForward: isAscending,
    limit: Math.min(size * ROWS_A_MESSAGE, 1000),
  });
}

type ThreadRow = Rows['Message' | 'MessageRead'];

/** Rows of a conversation; those that are neither messages nor their read rows are passed over. */
export type Thread = QueryResult<ThreadRow>;

function maskedFor(item: ThreadRow, viewer: string): ThreadRow {
  if (item.__typename === 'Message') return maskedPerson.message(item, viewer);
  return item.__typename === 'MessageRead' ? maskedPerson.read(item, viewer) : item;
}

/** Returns the page that `threadRequest` requested. */
export function threadResponse(ctx: Context<ThreadArgs>) {
  return threadOf(ctx, resultOrFail<Thread>(ctx));
}

/**
 * Returns a page of the messages among these rows. In a conversation about a job, the names of job staff are masked, unless
 * the caller is an administrator.
 */
export function threadOf(ctx: Context<ThreadArgs>, { items, nextToken }: Thread) {
  const { sortDirection, limit, nextToken: after } = ctx.args;
  const size = readPageSize(limit, 80);
  const { sub, isAdmin } = getCaller(ctx);
  const isAboutJob = ctx.stash.isAboutJob ?? !!getSource(ctx).openJobConversationsId;
  const shown = isAdmin || !isAboutJob ? items : items.map((item) => maskedFor(item, sub));
  return threadPage(shown, { isAscending: sortDirection !== 'DESC', size, isCut: !!nextToken, after });
}

interface Page {
  isAscending: boolean;
  size: number;
  /** Whether DynamoDB's Query stopped before the end of the conversation. */
  isCut: boolean;
  /** The caller's cursor; see `queryThread`. */
  after?: string | null;
}

const ulidOf = (message: ThreadRow): string => secondSegment(message.id);

/**
 * Returns the read rows of a message without duplicates. Masked job staff have one read row together, in
 * which the message is read if one of them has read it.
 */
function readersOf(reads: Rows['MessageRead'][]) {
  const isRead = (id: string): boolean => reads.some((read) => read.id === id && read.read === true);
  return reads
    .filter((read, index) => reads.map(({ id }) => id).indexOf(read.id) === index)
    .map((read) => ({ ...read, read: isRead(read.id) }));
}

/**
 * Returns a page of messages, each with its read rows. In ascending order, a Query that stopped before the
 * end may have missed read rows of its last message; that message is then left for the next page.
 */
function threadPage(items: ThreadRow[], { isAscending, size, isCut, after }: Page) {
  const last = after ? util.base64Decode(after) : '';
  const found = items.filter(
    (item): item is Rows['Message'] => item.__typename === 'Message' && ulidOf(item) !== last,
  );
  const whole = isCut && isAscending && found.length > 1 ? found.slice(0, found.length - 1) : found;
  const page = whole.slice(0, size).map((message) => ({
    ...message,
    messageReads: {
      items: readersOf(
        items.filter(
          (item): item is Rows['MessageRead'] =>
            item.__typename === 'MessageRead' && item.messageId === message.id,
        ),
      ),
    },
  }));
  const hasMore = isCut || found.length > page.length;
  const end = page[page.length - 1];
  return { items: page, nextToken: hasMore && end ? util.base64Encode(ulidOf(end)) : null };
}
