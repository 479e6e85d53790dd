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

/** How many professionals with one status a call reads at most, to find those of one category among them. */
const READ_FOR_FILTER = 1000;

/**
 * Reads the benefit uses or the professionals with one status, those that have waited longest first. Benefit
 * uses and professionals are in the same index, but have no status in common.
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
  if (!categoryID) return query({ ...page, limit: size });
  return query({ ...page, filter: { categories: { contains: categoryID } }, limit: READ_FOR_FILTER });
}
