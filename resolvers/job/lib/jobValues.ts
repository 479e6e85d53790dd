import type { Caller } from '../../../model/access';
import { fail } from '../../lib/fail';
import type { Item } from '../../lib/Item';

/**
 * What a caller may write of a job, apart from administrators' fields. An organization's jobs carry its own name, a consultant leaves whose they are as
 * it is, and neither publishes: what they call finished (`isDraft: false`), administrators review.
 */
export function jobInput(input: Item, who: Caller, job: Item | null): Item {
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
