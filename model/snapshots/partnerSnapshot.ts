/** Returns the copy of a partner (EmployeeBenefitOrganization) that is stored in the partner's benefits. */
export function partnerSnapshot(partner: Record<string, unknown>): Record<string, unknown> {
  const { id, name, icon } = partner;
  return { id, name, icon: icon ?? null };
}
