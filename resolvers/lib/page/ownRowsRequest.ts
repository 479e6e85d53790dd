import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { childrenPrefix } from '../../../model/ids';
import { authorizeAndValidate } from '../resolver';
import { readPageSize, readRowCursor } from './paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** Returns a Query for a page of the caller's own records of an entity, the newest first. */
export function ownRowsRequest(ctx: Context<Args>, entity: Parameters<typeof childrenPrefix>[0]) {
  const { pk, sk } = childrenPrefix(entity, authorizeAndValidate(ctx).sub);
  return query({
    query: { pk: { eq: pk }, sk: { beginsWith: sk } },
    scanIndexForward: false,
    limit: readPageSize(ctx.args.limit, 100),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}
