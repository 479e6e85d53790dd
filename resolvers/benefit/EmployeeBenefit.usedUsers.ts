import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { caller, sourceOf } from '../lib/resolver';
import { pageSize, rowToken } from '../lib/page/paging';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** Who used a benefit, the newest first: administrators alone see whose; everybody else has the count. */
export function request(ctx: Context<Args>) {
  const size = pageSize(ctx.args.limit, 100);
  if (!caller(ctx).isAdmin) return runtime.earlyReturn(null);
  return query({
    index: 'byParent',
    query: { parentKey: { eq: `EmployeeBenefit#${sourceOf(ctx).id}` } },
    scanIndexForward: false,
    limit: size,
    nextToken: rowToken(ctx.args.nextToken),
  });
}
