import { runtime } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { keyOf } from '../../model/ids';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { getCaller, getSource, tableName } from '../lib/resolver';
import { benefitUseKey, projectBenefit, viewerOfBenefit } from './lib/benefit';

export const benefitUse = relation({
  'EmployeeBenefit.couponCode': { also: ['Catalog'] },
  'EmployeeBenefit.myUse': {},
}).unit('Talent', {
  /**
   * Resolves two fields of a benefit: `myUse`, the caller's use of the benefit, and `couponCode`, its coupon
   * code, for administrators and for callers who have used the benefit; of a draft, only if their organization
   * offers it. A value that is in the parent record is returned from there; otherwise it is read. Null for callers who
   * are not signed in.
   */
  request(ctx) {
    const carried = getSource(ctx)[RELATION.field];
    const who = getCaller(ctx);
    if (carried !== undefined || who.kind !== 'person') return runtime.earlyReturn(carried ?? null);
    const id = getSource(ctx).id;
    const use = { keys: [benefitUseKey(who.sub, id)] };
    const tables = { [tableName(ctx, 'Talent')]: use };
    if (RELATION.field === 'myUse') return batchGet({ tables });
    const benefit = { keys: [keyOf(EmployeeBenefit, id)] };
    return batchGet({ tables: { ...tables, [tableName(ctx, 'Catalog')]: benefit } });
  },

  response(ctx) {
    const myUse = batchItems<'UserEmployeeBenefits'>(ctx, 'Talent')[0] ?? null;
    if (RELATION.field === 'myUse') return myUse;
    const benefit = batchItems<'EmployeeBenefit'>(ctx, 'Catalog')[0];
    const who = getCaller(ctx);
    if (!benefit || (benefit.isDraft === true && viewerOfBenefit(benefit, who) === 'public')) return null;
    const others = myUse?.status === 'USED' ? 'owner' : 'public';
    return projectBenefit(benefit, who.isAdmin ? 'admin' : others).couponCode;
  },
});
