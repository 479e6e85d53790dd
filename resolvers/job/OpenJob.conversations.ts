import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { getCaller, getSource } from '../lib/resolver';
import { readPageSize, readRowCursor } from '../lib/page/paging';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Lists a job's conversations, newest first, for administrators; null for everybody else. To read their
 * messages, an administrator must give a reason (getConversation).
 */
export function request(ctx: Context<Args>) {
  const size = readPageSize(ctx.args.limit, 100);
  if (!getCaller(ctx).isAdmin) return runtime.earlyReturn(null);
  return query({
    index: 'byJob',
    query: { jobKey: { eq: `${getSource(ctx).id}` } },
    scanIndexForward: false,
    limit: size,
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}
