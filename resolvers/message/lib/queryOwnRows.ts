import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { getCaller, getSource } from '../../lib/resolver';
import { readPageSize, readRowCursor } from '../../lib/page/paging';

/**
 * Returns a Query for a page of the rows of the parent User in an index. The value of the index attribute
 * `key` is the person's sub followed by `suffix`. If the caller is somebody else, or the relation is hidden,
 * it ends the field with null.
 */
export function queryOwnRows(ctx: Context, index: string, key: string, suffix: string) {
  const { sub } = getSource(ctx);
  const isHidden = getSource(ctx)[RELATION.field] === null;
  const size = readPageSize(ctx.args.limit, 100);
  if (isHidden || !sub || sub !== getCaller(ctx).sub) return runtime.earlyReturn(null);
  return query({
    index,
    query: { [key]: { eq: `${sub}${suffix}` } },
    scanIndexForward: false,
    limit: size,
    nextToken: readRowCursor(ctx.args.nextToken),
  });
}
