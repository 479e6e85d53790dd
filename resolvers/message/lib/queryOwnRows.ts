import { type Context, runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { RELATION } from '../../lib/bundleConstants';
import { readPageSize, readRowCursor } from '../../lib/page/paging';
import { getCaller, getSource } from '../../lib/resolver';

/**
 * Returns a Query for a page of a User's own rows, such as messages, in an index whose attribute `key` has
 * the value `<sub><suffix>`. If the caller is somebody else, or may not read the relation, the field is null
 * instead.
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
