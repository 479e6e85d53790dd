import type { Context } from '@aws-appsync/utils';
import type { Clause } from './Searchable';

/**
 * The request of a search. Copies of an index count deleted documents differently until they merge, and so score
 * differently: a caller is answered by the same copy page after page, while different callers spread over all.
 */
export function askSearch(ctx: Context, index: string, body: Clause) {
  const { sub, cognitoIdentityId } = (ctx.identity ?? {}) as {
    sub?: string;
    cognitoIdentityId?: string | null;
  };
  const preference = sub ?? cognitoIdentityId ?? 'nobody';
  return { operation: 'POST', path: `/${index}/_search`, params: { queryString: { preference }, body } };
}
