import { type Context, runtime } from '@aws-appsync/utils';
import { sourceIpOf } from '../lib/access/sourceIpOf';
import type { SearchArgs } from './lib/Searchable';

/**
 * Lets the function count-empty-searches count a search that has found nothing, without waiting for it. It does so only
 * for the first page of searches that the web app marks as final (`settled`). Results of the step `NEAR` count as nothing
 * found. Guests are identified by their IP address, because a script can create any number of guest identities.
 */
export function request(ctx: Context<SearchArgs>) {
  const { filter, from, nextToken, settled } = ctx.args;
  const { nearTotal, match } = ctx.prev.result as { nearTotal: number; match: string };
  // What only begins with the words is a result; what is merely near is not.
  const isNear = nearTotal === 0 || match === 'NEAR';
  const text = textOf((filter?.keyword ?? {}) as Record<string, unknown>);
  if (!settled || !isNear || text === '' || from || nextToken) runtime.earlyReturn(ctx.prev.result);
  return { operation: 'Invoke', invocationType: 'Event', payload: { caller: callerOf(ctx), text } };
}

/** Returns the page of results. A failure to count must not fail the search. */
export function response(ctx: Context<SearchArgs>) {
  return ctx.prev.result;
}

function callerOf(ctx: Context): string {
  const { sub, cognitoIdentityId } = (ctx.identity ?? {}) as {
    sub?: string;
    cognitoIdentityId?: string | null;
  };
  const ip = sourceIpOf(ctx);
  return `${sub ?? (ip === '' ? cognitoIdentityId : ip)}`;
}

/**
 * Returns the search text of the filter `keyword`, with whatever operator the filter has, for example
 * `match`.
 */
function textOf(keyword: Record<string, unknown>): string {
  const [words] = Object.values(keyword).filter((value) => value !== null);
  return typeof words === 'string' ? words.trim() : '';
}
