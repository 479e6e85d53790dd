import type { Caller } from '../../model/access';
import { EnishiWorkHistory } from '../../model/entities/EnishiWorkHistory';
import { isIdOf, partitionOf } from '../../model/ids';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { assertWritableFields } from '../lib/access/ownership';
import { checkLimits } from '../lib/input/checks';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { dynamoCondition, withCondition } from '../lib/write/conditions';
import { toUpdate, updatedOrFail, updateRecord } from '../lib/write/record';
import { checkPeriod, projectEngagement, talentFields } from './lib/engagement';

/**
 * The fields of an engagement that its talent may not change: the terms and the organization's name. Job
 * staff may change the terms, administrators both.
 */
const AGREED = Object.keys(EnishiWorkHistory.limits)
  .filter((field) => !talentFields.includes(field))
  .concat(['startDate', 'endDate', 'isContinuation', 'salaryType']);

export const updateEnishiWorkHistory = operation('Mutation.updateEnishiWorkHistory', {
  grants: ['owner', 'client', 'consultant', 'admin'],
})
  .stash<{ who: Caller; isJobStaff: boolean }>()
  .unit('Talent', {
    /**
     * Changes an engagement. Its talent, its job staff and administrators may each write some of its fields; an
     * input with another field is `Unauthorized`.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id, ...values } = ctx.args.input;
      const isOwn = isIdOf(EnishiWorkHistory, id) && partitionOf(id) === who.sub;
      const isJobStaff = !isOwn && !who.isAdmin && who.inClientArea;
      checkLimits(EnishiWorkHistory.limits, values);
      checkPeriod(values);
      const asked = dynamoCondition(ctx.args.condition);
      assertWritableFields(isJobStaff ? [...talentFields, 'organizationName'] : AGREED, values, who);
      const isTheirs = isOwn || who.isAdmin || isJobStaff;
      if (!isIdOf(EnishiWorkHistory, id) || !isTheirs) fail('NotFound', 'There is no such record.');
      const ofOrganization =
        who.organizationId === '' ? [] : [{ organizationId: { eq: who.organizationId } }];
      const byJobStaff = { or: [{ staffIds: { contains: who.sub } }, ...ofOrganization] };
      ctx.stash.isJobStaff = isJobStaff;
      ctx.stash.who = who;
      const { startDate, endDate, isContinuation } = values;
      const ends = endDate && isContinuation === undefined ? { isContinuation: false } : {};
      const named = values.organizationName ? { isNamedByHand: true } : {};
      const later = endDate && !startDate ? { not: { startDate: { gt: endDate } } } : {};
      const still = { ...later, ...(isJobStaff ? byJobStaff : {}), pk: { attributeExists: true } };
      return updateRecord(
        EnishiWorkHistory,
        id,
        toUpdate({ ...values, ...ends, ...named }, ['userId', 'openJobId', 'owners']),
        withCondition(still, asked),
      );
    },

    /**
     * Returns the changed engagement. If the update was refused, the stored record shows why: the caller is not
     * job staff of this engagement (`NotFound`), the new end date is before the start date (`InvalidInput`), or
     * the caller's own condition is not met (`Conflict`).
     */
    response(ctx) {
      const { isJobStaff, who } = ctx.stash;
      const stored = ctx.result;
      const isOthers = stored && isJobStaff && jobRoleInRow(who, stored) === 'none';
      if (isOthers) return fail('NotFound', 'There is no such record.');
      if (ctx.error && stored) checkPeriod({ startDate: stored.startDate, endDate: ctx.args.input.endDate });
      return projectEngagement(updatedOrFail(ctx), who);
    },
  });
