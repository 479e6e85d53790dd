import { type Context, runtime, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';

const JAPAN = 32400000;

/** The day in Japan of an instant; nothing for no instant. */
function day(at: unknown): string {
  if (!at) return '';
  const here = util.time.parseISO8601ToEpochMilliSeconds(`${at}`) + JAPAN;
  return util.time.epochMilliSecondsToISO8601(here).slice(0, 10);
}

/** The day of the visit, when it has changed: this item, not the time, is what the search index follows. */
export function request(ctx: Context<{ input: { sub: string } }>) {
  const { previousAt, lastVisitedAt } = ctx.prev.result;
  const isNewDay = ctx.stash.isWritten && day(previousAt) !== day(lastVisitedAt);
  if (!isNewDay) runtime.earlyReturn(ctx.prev.result);
  const key = { pk: `${ctx.args.input.sub}#desk`, sk: 'LastVisitDay' };
  const item: Item = { __typename: 'LastVisitDay', day: day(lastVisitedAt) };
  return put({ key, item });
}

export function response(ctx: Context) {
  answered(ctx);
  return ctx.prev.result;
}
