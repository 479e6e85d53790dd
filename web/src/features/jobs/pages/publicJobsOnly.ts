import type { SearchableOpenJobFilterInput } from '../../../generated/schema';

/** Narrows an administrator's search to what a visitor finds; only administrators may ask for it. */
export const publicJobsOnly: SearchableOpenJobFilterInput = {
  isPublic: { eq: true },
  isDraft: { eq: false },
};
