import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { readPageSize, readRowCursor } from '../lib/page/paging';
import { getSource } from '../lib/resolver';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Lists the cards of a category's published professionals. Cards contain public fields only, and talents with a private
 * profile have none.
 */
export function request(ctx: Context<Args>) {
  return query({
    query: { pk: { eq: 'WPWorkerCategory' }, sk: { beginsWith: `${getSource(ctx).id}#WPWorker#` } },
    limit: readPageSize(ctx.args.limit, 100),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}
