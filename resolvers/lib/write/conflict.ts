import type { Context } from '@aws-appsync/utils';
import { fail, type Item, resultOrFail } from '../resolver';

/** The record that `putIfAbsent` stored; if one existed, what `existingOrConflict` returns for it. */
export function createdOrFail(ctx: Context): Item {
  const exists = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return exists ? existingOrConflict(ctx.result as Item, ctx.stash.record as Item) : resultOrFail<Item>(ctx);
}

/** After a create that the table refused: what `existingOrConflict` says of the record there; none means no parent. */
export function resolveConflict(ctx: Context): Item {
  const there = resultOrFail<Item | null>(ctx);
  if (!there) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  return existingOrConflict(there, ctx.stash.record as Item);
}

/** The record that is there, for the same caller repeating the same token; `Conflict` for anybody else. */
export function existingOrConflict(there: Item, sent: Item): Item {
  return isIdempotentRetry(there, sent) ? there : fail('Conflict', 'This record exists already.');
}

/** Was the record that is there made by this very request: by the same caller, with the same token? */
export function isIdempotentRetry(there: Item, sent: Item): boolean {
  return !!sent.createToken && there.createToken === sent.createToken && there.createdBy === sent.createdBy;
}

interface Reason {
  type: string | null;
}

/** Why each part of a transaction that was refused was, in their order; nothing of one that was not. */
export function cancellationReasons(ctx: Context): Reason[] {
  const result = ctx.result as { cancellationReasons?: Reason[] | null } | null;
  return result?.cancellationReasons ?? [];
}

/** Was a transaction refused only because another one touched the same items at that moment? Then it may be tried again. */
export function isContention(ctx: Context): boolean {
  const reasons = cancellationReasons(ctx);
  const failed = reasons.filter(({ type }) => type === 'ConditionalCheckFailed');
  return failed.length === 0 && reasons.filter(({ type }) => type === 'TransactionConflict').length > 0;
}
