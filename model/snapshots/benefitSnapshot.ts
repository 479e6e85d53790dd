/** The copy of a benefit in its use: what lists show, without the coupon. */
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
