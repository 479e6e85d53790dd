import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { caller, sourceOf } from '../lib/resolver';
import { pageSize, rowToken } from '../lib/page/paging';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/** A job's conversations for administrators, the newest first. What was said in them needs a reason, elsewhere. */
export function request(ctx: Context<Args>) {
  const size = pageSize(ctx.args.limit, 100);
  if (!caller(ctx).isAdmin) return runtime.earlyReturn(null);
  return query({
    index: 'byJob',
    query: { jobKey: { eq: `${sourceOf(ctx).id}` } },
    scanIndexForward: false,
    limit: size,
    nextToken: rowToken(ctx.args.nextToken),
  });
}
