import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate } from '../lib/access/authorizeAndValidate';
import { pageSize } from '../lib/pageSize';
import { rowToken } from '../lib/rowToken';

export { queryPage as response } from '../lib/queryPage';

interface Args {
  date: string;
  limit?: number | null;
  nextToken?: string | null;
}

/** Who read or did what on a day (UTC), the latest first. */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  return query({
    query: { pk: { eq: `Audit#${ctx.args.date.slice(0, 10)}` } },
    scanIndexForward: false,
    limit: pageSize(ctx.args.limit, 100),
    nextToken: rowToken(ctx.args.nextToken),
  });
}
