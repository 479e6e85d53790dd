import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, fail, resultOrFail } from '../../lib/resolver';
import { searchOperation } from '../../search/lib/request';

/** Asks an index how many of its documents name the entry of a catalogue that is to be removed. */
export function countReferences(ctx: Context<{ input: { id: string } }>, index: string) {
  authorizeAndValidate(ctx);
  const query = { term: { [ENTITY.referencedInSearchBy]: ctx.args.input.id } };
  return searchOperation(ctx, index, { size: 0, track_total_hits: true, query });
}

/** Refuses to remove what is in use: its name would stand nowhere any more. */
export function assertUnreferenced(ctx: Context) {
  const { hits } = resultOrFail<{ hits: { total: { value: number } } }>(ctx);
  if (hits.total.value > 0) fail('Conflict', 'This entry is in use.');
  return null;
}
