import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, fail, resultOrFail } from '../../lib/resolver';
import { searchOperation } from '../../search/lib/search';

/**
 * Returns the OpenSearch request that counts the documents of an index that reference the catalogue entry to be
 * deleted.
 */
export function countReferences(ctx: Context<{ input: { id: string } }>, index: string) {
  authorizeAndValidate(ctx);
  const query = { term: { [ENTITY.referencedInSearchBy]: ctx.args.input.id } };
  return searchOperation(ctx, index, { size: 0, track_total_hits: true, query });
}

/**
 * Refuses to delete a catalogue entry that is in use, with `Conflict`: the jobs or talents that reference the
 * entry would lose its name. The error says how many they are.
 */
export function assertUnreferenced(ctx: Context) {
  const { hits } = resultOrFail<{ hits: { total: { value: number } } }>(ctx);
  const inUse = hits.total.value;
  if (inUse > 0) fail('Conflict', 'This entry is in use.', { inUse });
  return null;
}
