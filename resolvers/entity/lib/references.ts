import type { Context } from '@aws-appsync/utils';
import { ENTITY } from '../../lib/bundleConstants';
import { authorizeAndValidate, fail, resultOrFail } from '../../lib/resolver';
import { searchOperation } from '../../search/lib/search';

/**
 * Returns the OpenSearch request that counts the documents which refer to the catalogue entry that is to be
 * deleted.
 */
export function countReferences(ctx: Context<{ input: { id: string } }>, index: string) {
  authorizeAndValidate(ctx);
  const query = { term: { [ENTITY.referencedInSearchBy]: ctx.args.input.id } };
  return searchOperation(ctx, index, { size: 0, track_total_hits: true, query });
}

/**
 * Throws `Conflict` if jobs or talents refer to the catalogue entry that is to be deleted. The error says how
 * many they are.
 */
export function assertUnreferenced(ctx: Context) {
  const { hits } = resultOrFail<{ hits: { total: { value: number } } }>(ctx);
  const inUse = hits.total.value;
  if (inUse > 0) fail('Conflict', 'This entry is in use.', { inUse });
  return null;
}
