import type { Context } from '@aws-appsync/utils';
import type { Clause } from './Searchable';

/**
 * The request of a search. Shard copies count deleted documents differently until they merge, and so score
 * differently: all pages of a caller use the same copy, while callers spread over all copies.
 */
export function searchCall(ctx: Context, index: string, body: Clause) {
  const { sub, cognitoIdentityId } = (ctx.identity ?? {}) as {
    sub?: string;
    cognitoIdentityId?: string | null;
  };
  const preference = sub ?? cognitoIdentityId ?? 'nobody';
  return { operation: 'POST', path: `/${index}/_search`, params: { queryString: { preference }, body } };
}
