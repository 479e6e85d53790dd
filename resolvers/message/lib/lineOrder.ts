import { type Context, util } from '@aws-appsync/utils';
import { type Item, ulidTime } from '../../lib/resolver';
import { cancellationReasons } from '../../lib/write/record';

/**
 * The time of a message, from its ULID. Messages therefore sort the same by time and by id, and all rows
 * written with a message have the same time.
 */
export function timeOfLine(id: string): string {
  return util.time.epochMilliSecondsToISO8601(ulidTime(`${id.split('.')[1]}`));
}

/**
 * The condition that a member's row has no message and no read later than this time. Otherwise a message
 * could be the last one in lists but not in its thread, or count as read before it existed.
 */
export function notLaterThan(moment: unknown): Item {
  return {
    lastMessageAt: { le: moment },
    or: [{ readAt: { attributeExists: false } }, { readAt: { le: moment } }],
  };
}

/** True when a transaction failed only because a later message had already changed these members' rows. */
export function isOvertaken(ctx: Context, first: number, members: number): boolean {
  const failed = cancellationReasons(ctx)
    .map(({ type }, index) => (type === 'ConditionalCheckFailed' ? index : -1))
    .filter((index) => index >= 0);
  const elsewhere = failed.filter((index) => index < first || index >= first + members);
  return failed.length > 0 && elsewhere.length === 0;
}
