import { util } from '@aws-appsync/utils';
import { EmployeeBenefit } from '../../model/entities/EmployeeBenefit';
import { UserEmployeeBenefits } from '../../model/entities/UserEmployeeBenefits';
import { childId, isIdOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { benefitSnapshot } from '../../model/snapshots/benefitSnapshot';
import type { Rows, Snapshot } from '../generated/types';
import { operation } from '../lib/operation';
import { getRecord } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';

export const createUserEmployeeBenefits = operation('Mutation.createUserEmployeeBenefits', {
  grants: ['owner'],
  rate: RateLimits.application,
})
  .stash<{ record: Rows['UserEmployeeBenefits'] }>()
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

    response(ctx) {
      const benefit = resultOrFail(ctx);
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
      const values: Snapshot<'UserEmployeeBenefits'> = {
        userID,
        employeeBenefitID,
        status: benefit.couponCode || benefit.url ? 'USED' : 'REQUESTED',
        employeeBenefit: benefitSnapshot(benefit),
      };
      const made = {
        __typename: 'UserEmployeeBenefits' as const,
        id,
        createdBy: userID,
        createToken: clientToken,
      };
      const index = {
        parentKey: `EmployeeBenefit#${employeeBenefitID}`,
        parentSort: `UserEmployeeBenefits#${util.time.nowISO8601()}`,
      };
      const item: Rows['UserEmployeeBenefits'] = { ...stamp(values, made), ...index, owner: userID };
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
