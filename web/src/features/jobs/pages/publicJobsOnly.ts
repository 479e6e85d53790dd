import type { SearchableOpenJobFilterInput } from '../../../generated/schema';

/** Restricts an administrator's search to the jobs that guests can find too. */
export const publicJobsOnly: SearchableOpenJobFilterInput = {
  isPublic: { eq: true },
  isDraft: { eq: false },
};
