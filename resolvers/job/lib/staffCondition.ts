import type { Caller } from '../../../model/access';
import type { StoredRow } from '../../generated/types';

/** Returns the condition on a job that the caller works for it now; for administrators, that it exists. */
export function staffCondition({ sub, organizationId, isAdmin }: Caller): StoredRow {
  if (isAdmin) return { pk: { attributeExists: true } };
  const owns = { and: [{ owners: { contains: sub } }, { not: { clientIds: { contains: sub } } }] };
  const consults = { or: [owns, { consultantIds: { contains: sub } }] };
  // The members of the job's organization are clients, even if they own the job.
  return organizationId === ''
    ? consults
    : { or: [consults, { organizationOpenJobsId: { eq: organizationId } }] };
}
