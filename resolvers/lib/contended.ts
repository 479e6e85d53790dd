import type { Context } from '@aws-appsync/utils';

interface Cancelled {
  cancellationReasons?: { type: string | null }[] | null;
}

/** Was a transaction refused only because another one touched the same items at that moment? Then it may be tried again. */
export function contended(ctx: Context): boolean {
  const reasons = (ctx.result as Cancelled | null)?.cancellationReasons ?? [];
  const failed = reasons.filter(({ type }) => type === 'ConditionalCheckFailed');
  return failed.length === 0 && reasons.filter(({ type }) => type === 'TransactionConflict').length > 0;
}
