import { type Context, runtime } from '@aws-appsync/utils';
import { ProfessionalItem } from '../../model/entities/ProfessionalItem';
import { getRecord, getSource, type Item, resultOrFail } from '../lib/resolver';
import { endPipeline } from '../lib/endPipeline';

/**
 * Reads the subs of the talents in a ProfessionalItem, unless `getProfessionalItem` passed them on. Only
 * administrators see the field that contains them.
 */
export function request(ctx: Context) {
  const carried = getSource(ctx).users as { subs: string[] } | null | undefined;
  if (carried && carried.subs.length === 0) return runtime.earlyReturn([], { skipTo: 'END' });
  if (carried) return runtime.earlyReturn(carried);
  return getRecord(ProfessionalItem, `${getSource(ctx).id}`);
}

export function response(ctx: Context) {
  const item = resultOrFail<Item | null>(ctx);
  const subs = (item?.userIDs ?? []) as string[];
  if (subs.length === 0) return endPipeline(ctx, []);
  return { subs };
}
