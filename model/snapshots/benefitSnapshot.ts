/** What the use of a benefit carries of it: what lists show, never the coupon. */
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
