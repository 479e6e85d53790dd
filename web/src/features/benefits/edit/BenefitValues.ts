/** The values of the form for a benefit. */
export interface BenefitValues {
  title: string | null;
  /** The id of the partner that offers the benefit. */
  employeeBenefitOrganizationId: string | null;
  /** The ids of the benefit's tags. */
  tags: string[];
  coverImage: string | null;
  /** The instructions for using the benefit, in their order. */
  useProcesses: string[];
  couponCode: string | null;
  url: string | null;
  isDraft: boolean;
  /** Whether the organization that offers the benefit asks for its publication. */
  isReviewRequested: boolean;
}
