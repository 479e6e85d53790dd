import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate } from '../lib/resolver';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  status: string;
  categoryID?: string | null;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Reads the benefit uses or the professionals with one status. Those that have waited longest come first.
 * Benefit uses and professionals are in the same index, but have no status in common.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { status, categoryID, limit, nextToken } = ctx.args;
  const size = readPageSize(limit, 100);
  const page = {
    index: 'byStatus',
    query: { status: { eq: status } },
    nextToken: readRowCursor(nextToken),
  };
  // DynamoDB counts the rows before the filter, so a page of one category can be shorter, or empty.
  return query({
    ...page,
    limit: size,
    ...(categoryID && { filter: { categories: { contains: categoryID } } }),
  });
}
