import { type Context, runtime, util } from '@aws-appsync/utils';
import { japanDay } from '../lib/japanDay';
import type { SearchArgs } from './lib/Searchable';

/**
 * Increments the day's number of searches without results, if the previous step has stored this search as a
 * new one.
 */
export function request(ctx: Context<SearchArgs>) {
  if (!ctx.stash.isFirst) runtime.earlyReturn(ctx.prev.result);
  const day = japanDay(util.time.nowISO8601());
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ pk: 'Counter#SEARCHES_WITHOUT_RESULT', sk: day }),
    update: {
      expression: 'ADD #value :one, events :one',
      expressionNames: { '#value': 'value' },
      expressionValues: util.dynamodb.toMapValues({ ':one': 1 }),
    },
  };
}

/** Returns the page of results. A failure to count must not fail the search. */
export function response(ctx: Context<SearchArgs>) {
  return ctx.prev.result;
}
