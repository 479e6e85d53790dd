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
 * Lists a category's published professionals, each with its card: the public fields of the talent's profile.
 * Talents with a private profile have no card and are left out.
 */
export function request(ctx: Context<Args>) {
  return query({
    query: { pk: { eq: 'WPWorkerCategory' }, sk: { beginsWith: `${getSource(ctx).id}#WPWorker#` } },
    limit: readPageSize(ctx.args.limit, 100),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}
