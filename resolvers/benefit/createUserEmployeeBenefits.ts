import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { util } from '@aws-appsync/utils';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { isIdOf, childId } from '../../model/ids';
import {
  authorizeAndValidate,
  fail,
  getRecord,
  invalid,
  type StoredRow,
  resultOrFail,
} from '../lib/resolver';
import { UserEmployeeBenefits } from '../../model/entities/UserEmployeeBenefits';
import { benefitSnapshot } from '../../model/snapshots/benefitSnapshot';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';

export const createUserEmployeeBenefits = operation('Mutation.createUserEmployeeBenefits', {
  grants: ['owner'],
  rate: RateLimits.application,
})
  .step('benefit', 'Catalog', {
    /** Reads the benefit that the caller wants to use. `Unauthorized` if it does not exist or is a draft. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, employeeBenefitID, owner } = ctx.args.input;
      if (!isIdOf(EmployeeBenefit, employeeBenefitID)) invalid('input.employeeBenefitID', 'id');
      if (userID !== who.sub || (owner && owner !== who.sub))
        fail('Unauthorized', 'A use is the caller’s own.');
      return getRecord(EmployeeBenefit, employeeBenefitID);
    },

    response(ctx): StoredRow {
      const benefit = resultOrFail<StoredRow | null>(ctx);
      return benefit && benefit.isDraft !== true
        ? benefit
        : fail('Unauthorized', 'There is no such benefit for the caller.');
    },
  })
  .step('write', 'Talent', {
    /**
     * Stores the caller's use of a benefit. Its state is `USED` if the benefit has a coupon code or a URL,
     * otherwise `REQUESTED`: then an administrator must grant it.
     */
    request(ctx) {
      const { userID, employeeBenefitID, clientToken } = ctx.args.input;
      const benefit = ctx.prev.result;
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
      const item: StoredRow = { ...stamp(values, made), ...index, owner: userID };
      ctx.stash.record = item;
      return putIfAbsent(UserEmployeeBenefits, item);
    },

    /**
     * Returns the stored benefit use. If the person already has a use of this benefit, a retry of the request
     * that created it gets that use, and any other request gets `Conflict`.
     */
    response(ctx) {
      return createdOrFail(ctx);
    },
  });
