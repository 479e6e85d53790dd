import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate, getCaller } from '../lib/resolver';
import { emptyPage, queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { projectMemberRow } from './lib/rows';

interface Args {
  userId?: string | null;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Lists a person's member rows (conversations with unread counts), the one with the latest message first.
 * Administrators may list the rows of another person; any other caller then gets an empty page.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { userId, limit, nextToken } = ctx.args;
  const size = readPageSize(limit, 100);
  if (userId && userId !== who.sub && !who.isAdmin) return runtime.earlyReturn(emptyPage());
  return query({
    index: 'byMember',
    query: { memberKey: { eq: userId ?? who.sub } },
    scanIndexForward: false,
    limit: size,
    nextToken: readRowCursor(nextToken),
  });
}

/** Returns the member rows. In those of another person, administrators do not see the last message. */
export function response(ctx: Context<Args>) {
  const { items, nextToken } = queryPage(ctx);
  return { items: items.map((row) => projectMemberRow(row, getCaller(ctx).sub)), nextToken };
}
