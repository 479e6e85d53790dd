import type { SearchableOpenJobFilterInput } from '../../../generated/schema';

/** A filter that restricts an administrator's search to the jobs that guests find. */
export const publicJobsOnly: SearchableOpenJobFilterInput = {
  isPublic: { eq: true },
  isDraft: { eq: false },
};
