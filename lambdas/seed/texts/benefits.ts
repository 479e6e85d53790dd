import json from '../data/benefits.json';

/** A benefit: what talents get, from which partner and how they redeem it. */
export interface BenefitText {
  title: string;
  /** The partner's name. */
  by: string;
  tags: string[];
  /** What the talent does to redeem it, one step per line. */
  steps: string[];
  couponCode?: string;
  /** Path of the offer on the partner's website. */
  path?: string;
  isDraft?: true;
}

interface BenefitTexts {
  /** In the order in which screens show them. */
  tags: string[];
  /** In the order in which they joined. */
  partners: string[];
  benefits: BenefitText[];
}

/** The benefits with their tags and partners. */
export const benefits = json as BenefitTexts;
