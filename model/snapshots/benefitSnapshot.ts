/**
 * Returns the copy of a benefit that is stored in a benefit use. It contains the fields that lists show, but not the
 * coupon code.
 */
export function benefitSnapshot(benefit: Record<string, unknown>): Record<string, unknown> {
  const { id, title, coverImage, organization, tags, url } = benefit;
  return {
    id,
    title,
    coverImage: coverImage ?? null,
    organization: organization ?? null,
    tags: tags ?? null,
    url: url ?? null,
  };
}
