import type { Context } from '@aws-appsync/utils';
import { answered } from '../../lib/answered';
import { authorize } from '../../lib/authorize';
import { fail } from '../../lib/fail';
import { askSearch } from '../../search/lib/askSearch';

/** Asks an index how many of its documents name the entry of a catalogue that is to be removed. */
export function askNaming(ctx: Context<{ input: { id: string } }>, index: string) {
  authorize(ctx);
  const query = { term: { [ENTITY.searchedBy]: ctx.args.input.id } };
  return askSearch(ctx, index, { size: 0, track_total_hits: true, query });
}

/** Refuses to remove what is in use: its name would stand nowhere any more. */
export function refuseNamed(ctx: Context) {
  const { hits } = answered<{ hits: { total: { value: number } } }>(ctx);
  if (hits.total.value > 0) fail('Conflict', 'This entry is in use.');
  return null;
}
