import { type Context, runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { keyOf } from '../../model/ids';
import { caller, type Item, resultOrFail, sourceOf, table } from '../lib/resolver';
import { benefitFor, benefitUseKey } from './lib/benefit';

/** The caller's use of a benefit, or the coupon that comes with it: what the root read ahead, or one read. */
export function request(ctx: Context) {
  const carried = sourceOf(ctx)[RELATION.field];
  const who = caller(ctx);
  if (carried !== undefined || who.kind !== 'person') return runtime.earlyReturn(carried ?? null);
  const id = `${sourceOf(ctx).id}`;
  const use = { keys: [benefitUseKey(who.sub, id)] };
  const tables = { [table(ctx, 'Talent')]: use };
  if (RELATION.field === 'myUse') return batchGet({ tables });
  const benefit = { keys: [keyOf(EmployeeBenefit, id)] };
  return batchGet({ tables: { ...tables, [table(ctx, 'Catalog')]: benefit } });
}

export function response(ctx: Context) {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  const myUse = data[table(ctx, 'Talent')]?.[0] ?? null;
  if (RELATION.field === 'myUse') return myUse;
  const benefit = data[table(ctx, 'Catalog')]?.[0];
  const others = myUse?.status === 'USED' ? 'owner' : 'public';
  return benefit ? benefitFor(benefit, caller(ctx).isAdmin ? 'admin' : others).couponCode : null;
}
