import { type Context, util } from '@aws-appsync/utils';
import { UserEmployeeBenefits } from '../../model/entities/UserEmployeeBenefits';
import { benefitSnapshot } from '../../model/snapshots/benefitSnapshot';
import { childId } from '../../model/ids';
import type { Item } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';

interface Args {
  input: { userID: string; employeeBenefitID: string; clientToken?: string | null };
}

/**
 * Stores the caller's use of a benefit. Its state is `USED` if the benefit has a coupon code or a URL,
 * otherwise `REQUESTED`: then an administrator must grant it.
 */
export function request(ctx: Context<Args>) {
  const { userID, employeeBenefitID, clientToken } = ctx.args.input;
  const benefit = ctx.prev.result as Item;
  const id = childId(userID, employeeBenefitID);
  const values = {
    userID,
    employeeBenefitID,
    status: benefit.couponCode || benefit.url ? 'USED' : 'REQUESTED',
    employeeBenefit: benefitSnapshot(benefit),
  };
  const made = { __typename: 'UserEmployeeBenefits', id, createdBy: userID, createToken: clientToken };
  const index = {
    parentKey: `EmployeeBenefit#${employeeBenefitID}`,
    parentSort: `UserEmployeeBenefits#${util.time.nowISO8601()}`,
  };
  const item: Item = { ...stamp(values, made), ...index, owner: userID };
  ctx.stash.record = item;
  return putIfAbsent(UserEmployeeBenefits, item);
}

/**
 * Returns the stored benefit use. If the person already has a use of this benefit, a retry of the request
 * that created it gets that use, and any other request gets `Conflict`.
 */
export function response(ctx: Context<Args>) {
  return createdOrFail(ctx);
}
