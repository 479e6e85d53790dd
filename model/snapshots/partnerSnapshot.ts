/** The partner fields that a benefit copies. */
export function partnerSnapshot(partner: Record<string, unknown>): Record<string, unknown> {
  const { id, name, icon } = partner;
  return { id, name, icon: icon ?? null };
}
