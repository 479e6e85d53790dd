/** The values of the form for a benefit. */
export interface BenefitValues {
  title: string | null;
  /** The id of the partner that offers it. */
  employeeBenefitOrganizationId: string | null;
  /** The ids of its tags. */
  tags: string[];
  coverImage: string | null;
  /** The instructions for its use, in their order. */
  useProcesses: string[];
  couponCode: string | null;
  url: string | null;
  isDraft: boolean;
}
