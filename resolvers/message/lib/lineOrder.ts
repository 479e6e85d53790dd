import { type Context, util } from '@aws-appsync/utils';
import { childId, secondSegment } from '../../../model/ids';
import type { Snapshot } from '../../generated/types';
import { ulidTime } from '../../lib/resolver';
import { cancellationReasons } from '../../lib/write/record';

const ULID_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('');

/** Returns a ULID with another time, in milliseconds since 1970. */
function withTime(ulid: string, at: number): string {
  const { digits } = ULID_DIGITS.slice(0, 10).reduce(
    ({ digits: known, rest }) => ({
      digits: `${ULID_DIGITS[rest % 32] ?? ''}${known}`,
      rest: Math.floor(rest / 32),
    }),
    { digits: '', rest: at },
  );
  return `${digits}${ulid.slice(10)}`;
}

/**
 * Returns the id of a new message. Its time is later than that of the last message, also if another machine's
 * clock is ahead: how far a member has read is stored as a time (ADR 123), so no two messages of a
 * conversation may have the same, and none may be stored before one that exists.
 * @param last the time of the last message in ISO 8601, if it is known
 */
export function newLineId(conversationId: string, last?: string | null): string {
  const ulid = util.autoUlid();
  const least = last ? util.time.parseISO8601ToEpochMilliSeconds(last) + 1 : 0;
  return childId(conversationId, ulidTime(ulid) < least ? withTime(ulid, least) : ulid);
}

/**
 * Returns the time of a message, from the ULID in its id. Messages thus have the same order by time as by id.
 * Rows that are written together with a message get the same time.
 */
export function timeOfLine(id: string): string {
  return util.time.epochMilliSecondsToISO8601(ulidTime(secondSegment(id)));
}

/**
 * Returns the time of the last message that a list of member rows shows. Each row of a conversation has the
 * same, except that of a member who has joined since.
 */
export function lastLineAt(rows: Snapshot<'UserConversations'>[]): string {
  return rows.reduce<string>((last, { lastMessageAt }) => {
    const at = lastMessageAt ?? '';
    return at > last ? at : last;
  }, '');
}

/**
 * Returns whether a transaction with a new message was refused only because a later one is stored, and stores the
 * time of that one in the stash, so that the next try is later.
 * @param first index of the first member row among the transaction's items
 * @param members number of member rows
 */
export function isOvertaken(ctx: Context, first: number, members: number): boolean {
  const reasons = cancellationReasons(ctx);
  const failed = reasons
    .map(({ type }, index) => (type === 'ConditionalCheckFailed' ? index : -1))
    .filter((index) => index >= 0);
  const elsewhere = failed.filter((index) => index < first || index >= first + members);
  const rows = failed.map((index) => reasons[index]?.item).filter((row) => !!row);
  if (failed.length === 0 || elsewhere.length > 0 || rows.length < failed.length) return false;
  ctx.stash.lastLineAt = lastLineAt(rows);
  return true;
}
