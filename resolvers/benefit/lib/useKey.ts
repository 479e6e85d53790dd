/** Where a person's use of a benefit lies. */
export function useKey(sub: string, benefitId: string) {
  return { pk: `${sub}#desk`, sk: `UserEmployeeBenefits#${benefitId}` };
}
