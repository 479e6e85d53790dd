import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorize } from '../lib/authorize';
import { caller } from '../lib/caller';
import { nothing } from '../lib/nothing';
import { pageSize } from '../lib/pageSize';
import { rows } from '../lib/rows';
import { rowToken } from '../lib/rowToken';
import { rowFor } from './lib/rowFor';

interface Args {
  userId?: string | null;
  limit?: number | null;
  nextToken?: string | null;
}

/** The caller's conversations, the newest first, with their unread counts; another's are an empty page. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { userId, limit, nextToken } = ctx.args;
  const size = pageSize(limit, 100);
  if (userId && userId !== who.sub && !who.isAdmin) return runtime.earlyReturn(nothing());
  return query({
    index: 'byMember',
    query: { memberKey: { eq: userId ?? who.sub } },
    scanIndexForward: false,
    limit: size,
    nextToken: rowToken(nextToken),
  });
}

/** Administrators see with whom somebody talks, not what is said. */
export function response(ctx: Context<Args>) {
  const { items, nextToken } = rows(ctx);
  return { items: items.map((row) => rowFor(row, caller(ctx).sub)), nextToken };
}
