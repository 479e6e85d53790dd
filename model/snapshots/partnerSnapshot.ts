/** What a benefit carries of the partner that offers it. */
export function partnerSnapshot(partner: Record<string, unknown>): Record<string, unknown> {
  const { id, name, icon } = partner;
  return { id, name, icon: icon ?? null };
}
