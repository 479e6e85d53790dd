/**
 * Returns the copy of a benefit that is stored in a benefit use. It contains the fields that lists show, but not the
 * coupon code. Of a draft it contains only the id and the title of the last publication, because nobody has
 * reviewed what the draft says.
 * @param former the copy that was stored before; undefined for a new use
 */
export function benefitSnapshot<Benefit extends Record<string, unknown>>(
  benefit: Benefit,
  former?: Record<string, unknown> | null,
): Partial<Benefit> {
  const isDraft = benefit.isDraft === true;
  const { coverImage, organization, tags, url } = isDraft ? ({} as Record<string, unknown>) : benefit;
  return {
    id: benefit.id,
    title: isDraft ? (former?.title ?? '') : benefit.title,
    isDraft,
    coverImage: coverImage ?? null,
    organization: organization ?? null,
    tags: tags ?? null,
    url: url ?? null,
  } as Record<string, unknown> as Partial<Benefit>;
}
