import type { Context } from '@aws-appsync/utils';
import { cancellationReasons } from './cancellationReasons';

/** Was a transaction refused only because another one touched the same items at that moment? Then it may be tried again. */
export function isContention(ctx: Context): boolean {
  const reasons = cancellationReasons(ctx);
  const failed = reasons.filter(({ type }) => type === 'ConditionalCheckFailed');
  return failed.length === 0 && reasons.filter(({ type }) => type === 'TransactionConflict').length > 0;
}
