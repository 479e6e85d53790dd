import type { Context } from '@aws-appsync/utils';
import { cancellationReasons } from '../../lib/cancellationReasons';

/** True when a transaction failed only because a later line had already changed these members' rows. */
export function isOvertaken(ctx: Context, first: number, members: number): boolean {
  const failed = cancellationReasons(ctx)
    .map(({ type }, index) => (type === 'ConditionalCheckFailed' ? index : -1))
    .filter((index) => index >= 0);
  const elsewhere = failed.filter((index) => index < first || index >= first + members);
  return failed.length > 0 && elsewhere.length === 0;
}
