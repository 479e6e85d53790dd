import { type Context, util } from '@aws-appsync/utils';
import { type Item, ulidTime } from '../../lib/resolver';
import { cancellationReasons } from '../../lib/write/record';

/**
 * Returns the time of a message, from the ULID in its id. Messages thus have the same order by time as by id.
 * Rows that are written together with a message get the same time.
 */
export function timeOfLine(id: string): string {
  return util.time.epochMilliSecondsToISO8601(ulidTime(`${id.split('.')[1]}`));
}

/**
 * Returns a DynamoDB condition for a member row: its last message and its `readAt` must not be later than
 * `moment`. A write with this condition cannot replace a later message as the last one, nor store a message
 * that would count as read already.
 */
export function notLaterThan(moment: unknown): Item {
  return {
    lastMessageAt: { le: moment },
    or: [{ readAt: { attributeExists: false } }, { readAt: { le: moment } }],
  };
}

/**
 * Returns whether a transaction was refused only because member rows did not meet `notLaterThan`.
 * @param first index of the first member row among the transaction's items
 * @param members number of member rows
 */
export function isOvertaken(ctx: Context, first: number, members: number): boolean {
  const failed = cancellationReasons(ctx)
    .map(({ type }, index) => (type === 'ConditionalCheckFailed' ? index : -1))
    .filter((index) => index >= 0);
  const elsewhere = failed.filter((index) => index < first || index >= first + members);
  return failed.length > 0 && elsewhere.length === 0;
}
