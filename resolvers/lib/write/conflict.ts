import type { Context } from '@aws-appsync/utils';
import { fail, type Item, resultOrFail } from '../resolver';

/** The record that `putIfAbsent` stored; if one existed, what `existingOrConflict` returns for it. */
export function createdOrFail(ctx: Context): Item {
  const exists = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return exists ? existingOrConflict(ctx.result as Item, ctx.stash.record as Item) : resultOrFail<Item>(ctx);
}

/**
 * After a refused create, returns what `existingOrConflict` does for the stored record. Without one, the
 * parent is missing.
 */
export function resolveConflict(ctx: Context): Item {
  const there = resultOrFail<Item | null>(ctx);
  if (!there) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  return existingOrConflict(there, ctx.stash.record as Item);
}

/** The stored record if the caller repeats the request that made it; otherwise `Conflict`. */
export function existingOrConflict(there: Item, sent: Item): Item {
  return isIdempotentRetry(there, sent) ? there : fail('Conflict', 'This record exists already.');
}

/** True when the same caller made the stored record with the same client token. */
export function isIdempotentRetry(there: Item, sent: Item): boolean {
  return !!sent.createToken && there.createToken === sent.createToken && there.createdBy === sent.createdBy;
}

interface Reason {
  type: string | null;
}

/** The reason for each item of a refused transaction, in their order; empty if it was not refused. */
export function cancellationReasons(ctx: Context): Reason[] {
  const result = ctx.result as { cancellationReasons?: Reason[] | null } | null;
  return result?.cancellationReasons ?? [];
}

/**
 * True when a transaction failed only because another one wrote the same items at that moment, so that it
 * can be tried again.
 */
export function isContention(ctx: Context): boolean {
  const reasons = cancellationReasons(ctx);
  const failed = reasons.filter(({ type }) => type === 'ConditionalCheckFailed');
  return failed.length === 0 && reasons.filter(({ type }) => type === 'TransactionConflict').length > 0;
}
