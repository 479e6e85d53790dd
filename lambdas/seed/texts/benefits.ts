import json from '../data/benefits.json';

/** The texts of a demo benefit: what talents get, from which partner, and how they redeem it. */
export interface BenefitText {
  title: string;
  /** The name of the partner that offers the benefit. */
  by: string;
  tags: string[];
  /** The steps by which a talent redeems the benefit. */
  steps: string[];
  couponCode?: string;
  /** The path of the benefit's page on the partner's website. */
  path?: string;
  isDraft?: true;
  /** Where the benefit stands in the review, if the test client's organization offers it. */
  ofClient?: 'REQUESTED' | 'RETURNED' | 'PUBLISHED';
}

interface BenefitTexts {
  /** The names of the benefit tags, in the order in which screens show them. */
  tags: string[];
  /** The names of the partners that offer benefits, in the order in which they joined. */
  partners: string[];
  benefits: BenefitText[];
}

/** The texts of the demo benefits, with their tags and partners. */
export const benefits = json as BenefitTexts;
