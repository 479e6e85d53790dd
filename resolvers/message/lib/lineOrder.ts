import { type Context, util } from '@aws-appsync/utils';
import { type Item, ulidTime } from '../../lib/resolver';
import { cancellationReasons } from '../../lib/write/record';

/**
 * Returns the time of a message, taken from the ULID in its id. Messages therefore have the same order by
 * time as by id, and the rows that are written with a message have its time.
 */
export function timeOfLine(id: string): string {
  return util.time.epochMilliSecondsToISO8601(ulidTime(`${id.split('.')[1]}`));
}

/**
 * Returns a DynamoDB condition for a member row: its last message and its read time must not be after this
 * moment. Without it, the row could get a last message that is older than the conversation's last one, or a
 * message could count as read before it existed.
 */
export function notLaterThan(moment: unknown): Item {
  return {
    lastMessageAt: { le: moment },
    or: [{ readAt: { attributeExists: false } }, { readAt: { le: moment } }],
  };
}

/**
 * Returns whether a transaction was refused only because the member rows no longer met `notLaterThan`: a
 * later message, or a later read, has changed them. `first` is the index of the first member row among the
 * transaction's items, `members` the number of member rows.
 */
export function isOvertaken(ctx: Context, first: number, members: number): boolean {
  const failed = cancellationReasons(ctx)
    .map(({ type }, index) => (type === 'ConditionalCheckFailed' ? index : -1))
    .filter((index) => index >= 0);
  const elsewhere = failed.filter((index) => index < first || index >= first + members);
  return failed.length > 0 && elsewhere.length === 0;
}
