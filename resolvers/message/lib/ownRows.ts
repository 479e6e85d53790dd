import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { caller, sourceOf } from '../../lib/resolver';
import { pageSize, rowToken } from '../../lib/page/paging';

/** A page of what an index of the Conversation table holds for the person that the source is, for them alone: null to others. */
export function ownRows(ctx: Context, index: string, key: string, suffix: string) {
  const { sub } = sourceOf(ctx);
  const isHidden = sourceOf(ctx)[RELATION.field] === null;
  const size = pageSize(ctx.args.limit, 100);
  if (isHidden || !sub || sub !== caller(ctx).sub) return runtime.earlyReturn(null);
  return query({
    index,
    query: { [key]: { eq: `${sub}${suffix}` } },
    scanIndexForward: false,
    limit: size,
    nextToken: rowToken(ctx.args.nextToken),
  });
}
