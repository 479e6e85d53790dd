import { type Context, runtime, util } from '@aws-appsync/utils';
import { Export } from '../../model/entities/Export';
import { fail, failInternally, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { japanDay } from '../lib/japanDay';
import { existingOrConflict } from '../lib/write/record';

const DAY = 86400000;

/** Returns when the next day in Japan begins. */
function nextDay(): string {
  const today = util.time.parseISO8601ToEpochMilliSeconds(
    `${japanDay(util.time.nowISO8601())}T00:00:00+09:00`,
  );
  return util.time.epochMilliSecondsToISO8601(today + DAY);
}

/**
 * If the new export was not stored, reads the stored export that has the new one's id. A retry thus gets the
 * export that it created, even if the daily limit has been reached.
 */
export function request(ctx: Context) {
  if (ctx.prev.result.isWritten) runtime.earlyReturn(ctx.stash.record);
  return getLatestRecord(Export, `${ctx.stash.record.id}`);
}

export function response(ctx: Context): Item {
  const there = resultOrFail<Item | null>(ctx);
  if (there) return existingOrConflict(there, ctx.stash.record as Item);
  if (ctx.stash.isUnknown) fail('NotFound', 'There is no such person.');
  if (ctx.stash.isDayFull) fail('TooManyRequests', 'The day has had its most.', { retryAt: nextDay() });
  if (ctx.stash.isRefused) fail('TooManyRequests', 'An export is running.');
  return failInternally(ctx, `${ctx.stash.failure}`);
}
