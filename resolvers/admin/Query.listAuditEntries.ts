import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate } from '../lib/resolver';
import { readPageSize, readRowCursor } from '../lib/page/paging';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  date: string;
  limit?: number | null;
  nextToken?: string | null;
}

/** Lists the audit log of one day (UTC) for administrators, newest entry first. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  return query({
    query: { pk: { eq: `Audit#${ctx.args.date.slice(0, 10)}` } },
    scanIndexForward: false,
    limit: readPageSize(ctx.args.limit, 100),
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}
