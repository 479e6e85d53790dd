interface StatedBenefit {
  isDraft?: boolean | null;
  reviewRequestedAt?: string | null;
}

/** Returns whether a benefit is a draft, waits for an administrator to publish it, or is published. */
export function benefitStateOf({ isDraft, reviewRequestedAt }: StatedBenefit) {
  if (isDraft !== true) return 'published';
  return reviewRequestedAt ? 'requested' : 'draft';
}
