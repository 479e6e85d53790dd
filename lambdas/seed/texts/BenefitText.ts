/** A benefit in words: what talents get, from whom and how. */
export interface BenefitText {
  title: string;
  /** The partner's name. */
  by: string;
  tags: readonly string[];
  steps: readonly string[];
  couponCode?: string;
  /** Path below the partner's page, for those who go there. */
  path?: string;
  isDraft?: true;
}
