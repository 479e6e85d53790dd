import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { readPageSize, readRowCursor } from '../lib/page/paging';
import { getSource } from '../lib/resolver';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** Who is published below a category: rows that hold what everybody may see, and nobody who is private. */
export function request(ctx: Context<Args>) {
  return query({
    query: { pk: { eq: 'WPWorkerCategory' }, sk: { beginsWith: `${getSource(ctx).id}#WPWorker#` } },
    limit: readPageSize(ctx.args.limit, 100),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}
