import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { UserNotice } from '../../model/entities/UserNotice';
import { childrenPrefix } from '../../model/ids';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate } from '../lib/resolver';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** Lists the caller's own notices, newest first. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  return query({
    query: { pk: { eq: childrenPrefix(UserNotice, who.sub).pk } },
    scanIndexForward: false,
    limit: readPageSize(ctx.args.limit, 100),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}

export function response(ctx: Context<Args>) {
  return queryPage(ctx);
}
