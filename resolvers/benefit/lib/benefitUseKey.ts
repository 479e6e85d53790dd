/** Where a person's use of a benefit lies. */
export function benefitUseKey(sub: string, benefitId: string) {
  return { pk: `${sub}#private`, sk: `UserEmployeeBenefits#${benefitId}` };
}
