import { type Context, runtime } from '@aws-appsync/utils';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import type { Rows, Snapshot } from '../generated/types';
import { relation, type StepContext } from '../lib/operation';
import { getRecord } from '../lib/read';
import { coversSelection, readAhead } from '../lib/relation/preloaded';
import { getCaller, getSource, resultOrFail } from '../lib/resolver';
import { projectBenefit } from './lib/benefit';

/**
 * Returns a benefit with the fields that the caller may see. Of a benefit that has become a
 * draft again, everybody but administrators sees only id, times, version, that it is a draft, and the title of its
 * last publication. Null if it no longer exists.
 */
type Use = StepContext<unknown, Context['stash'], unknown, Snapshot<'UserEmployeeBenefits'>>;

function shownTo(ctx: Use, benefit: Rows['EmployeeBenefit'] | null) {
  if (!benefit) return null;
  const { isAdmin } = getCaller(ctx);
  const { id, createdAt, updatedAt, version } = benefit;
  if (benefit.isDraft === true && !isAdmin) {
    const title = getSource(ctx).employeeBenefit?.title ?? '';
    return { id, title, isDraft: true, couponCode: null, createdAt, updatedAt, version };
  }
  const others = getSource(ctx).status === 'USED' ? 'owner' : 'public';
  return projectBenefit(benefit, isAdmin ? 'admin' : others);
}

export const userEmployeeBenefitsEmployeeBenefit = relation('UserEmployeeBenefits.employeeBenefit', {
  one: { entity: 'EmployeeBenefit', by: 'employeeBenefitID' },
}).unit('Catalog', {
  /**
   * Returns the benefit of a benefit use: from the snapshot in the use if it contains all selected fields,
   * otherwise from what the list of uses has read, otherwise by one read. A snapshot of an older release does not
   * say whether the benefit is a draft, and that of a draft lacks what administrators see, so neither suffices.
   */
  request(ctx) {
    const source = getSource(ctx);
    const snapshot = source.employeeBenefit;
    const isEnough = snapshot?.isDraft === false || (snapshot?.isDraft === true && !getCaller(ctx).isAdmin);
    if (isEnough && coversSelection(ctx, snapshot)) return runtime.earlyReturn(snapshot);
    const ahead = readAhead<Rows['EmployeeBenefit']>(ctx);
    if (ahead !== undefined) return runtime.earlyReturn(shownTo(ctx, ahead));
    return getRecord(EmployeeBenefit, source.employeeBenefitID ?? '');
  },

  response(ctx) {
    return shownTo(ctx, resultOrFail(ctx));
  },
});
