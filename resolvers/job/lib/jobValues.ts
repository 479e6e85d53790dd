import { checkSalaryRange, checkTexts, checkWorkNumbers } from '../../lib/input/checks';
import { fail, invalid, type Item } from '../../lib/resolver';
import type { Caller } from '../../../model/access';
import { isPublic } from '../../../model/visibility/isPublic';

const LONGEST = {
  title: 100,
  organizationName: 100,
  organizationNameForHidden: 100,
  consultantName: 50,
  coverImage: 500,
  baseLocationDetail: 300,
  overView: 2000,
  issue: 4000,
  description: 8000,
  recommendFor: 4000,
  selectionProcessSupplement: 2000,
  requiredSkillTagsDescription: 2000,
  welcomeSkillTagsDescription: 2000,
  skillNamesForHidden: 500,
  memo: 4000,
};

/** Rejects values that a job cannot have; `InvalidInput` names the field and the rule. */
export function checkJob(input: Item): void {
  checkTexts(input, LONGEST);
  checkWorkNumbers(input);
  const { owners } = input;
  if (owners !== undefined && ((owners ?? []) as string[]).length === 0) invalid('input.owners', 'one');
}

/**
 * The values that a caller may write, apart from fields for administrators. Members' jobs belong to their
 * organization and consultants cannot change that; neither may publish. Administrators review jobs that
 * they mark as finished (`isDraft: false`).
 */
export function restrictJobInput(input: Item, who: Caller, job: Item | null): Item {
  if (who.isAdmin) return input;
  if (input.isPublic === true && job?.isPublic !== true)
    fail('Unauthorized', 'Publishing is for administrators.');
  const isOwn = who.organizationId !== '' && (!job || job.organizationOpenJobsId === who.organizationId);
  const organization = isOwn ? who.organizationId : job?.organizationOpenJobsId;
  const asked = input.organizationOpenJobsId;
  if (asked !== undefined && asked !== (organization ?? null)) {
    fail('Unauthorized', 'A job is its organization’s.');
  }
  const values: Item = {};
  Object.entries(input).forEach(([field, value]) => {
    if (field !== 'owners' && field !== 'organizationName' && field !== 'organizationOpenJobsId')
      values[field] = value;
  });
  return isOwn ? { ...values, organizationOpenJobsId: organization } : values;
}

/**
 * The times that follow from the change to `after`: first publication and closing. A published job that
 * stops being public is closed; publishing it again reopens it. `null` removes a value.
 */
export function deriveJobState(before: Item, after: Item, now: string): Item {
  checkSalaryRange(after);
  if (!isPublic(after)) {
    const isClosing = before.isPublic === true && after.isPublic !== true && before.publishedAt;
    return isClosing ? { closedAt: now } : {};
  }
  if (after.isHideOrganizationName === true && !after.organizationNameForHidden) {
    invalid('input.organizationNameForHidden', 'required');
  }
  if (after.isHideSkills === true && !after.skillNamesForHidden) {
    invalid('input.skillNamesForHidden', 'required');
  }
  const state: Item = before.publishedAt ? {} : { publishedAt: now };
  return before.closedAt ? { ...state, closedAt: null } : state;
}
