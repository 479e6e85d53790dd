interface StatedBenefit {
  isDraft?: boolean | null;
  reviewRequestedAt?: string | null;
  reviewNote?: string | null;
}

/**
 * Returns whether a benefit is a draft, waits for an administrator to publish it, was returned by one with a
 * note, or is published.
 */
export function benefitStateOf({ isDraft, reviewRequestedAt, reviewNote }: StatedBenefit) {
  if (isDraft !== true) return 'published';
  if (reviewRequestedAt) return 'requested';
  return reviewNote ? 'returned' : 'draft';
}
