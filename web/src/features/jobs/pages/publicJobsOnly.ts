import type { SearchableOpenJobFilterInput } from '../../../generated/schema';

/** Restricts an administrator's search to the jobs that visitors find. */
export const publicJobsOnly: SearchableOpenJobFilterInput = {
  isPublic: { eq: true },
  isDraft: { eq: false },
};
