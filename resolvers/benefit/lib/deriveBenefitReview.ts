import { util } from '@aws-appsync/utils';
import type { Caller } from '../../../model/access';
import { hasSomethingToUse } from '../../../model/rules/benefit/hasSomethingToUse';
import type { Snapshot } from '../../generated/types';
import { fail, invalid } from '../../lib/resolver';
import type { BenefitInput } from './BenefitStash';

/**
 * Returns the changes of `reviewRequestedAt` and `reviewNote` that follow from writing a benefit (decision
 * T34); null removes a field. Only administrators publish a draft. Others ask for it with
 * `isReviewRequested`, and ask back with `isReviewRequested: false`. An administrator returns a draft with a
 * note; publication removes the request and the note.
 * @param before the stored benefit; empty for a new one
 * @param after the benefit as it will be stored
 */
export function deriveBenefitReview(
  before: Snapshot<'EmployeeBenefit'>,
  after: Snapshot<'EmployeeBenefit'>,
  input: BenefitInput,
  who: Caller,
): Snapshot<'EmployeeBenefit'> {
  if (after.isDraft !== true) {
    const wasPublished = !!before.id && before.isDraft !== true;
    if (!who.isAdmin && !wasPublished) fail('Unauthorized', 'Publishing is for administrators.');
    return { reviewRequestedAt: null, reviewNote: null };
  }
  if (input.isReviewRequested === true) {
    if (!hasSomethingToUse(after)) invalid('input.isReviewRequested', 'somethingToUse');
    return before.reviewRequestedAt ? {} : { reviewRequestedAt: util.time.nowISO8601() };
  }
  const isReturned = input.isReviewRequested === false || input.isDraft === true || input.reviewNote;
  return isReturned ? { reviewRequestedAt: null } : {};
}
