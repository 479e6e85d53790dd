import json from '../data/industries.json';

/** An industry with its invented employers, for the work histories of demo talents. */
export interface IndustryText {
  industry: string;
  companies: string[];
  /** What `{product}` can become in work histories: nouns with which the name of a project can begin. */
  products: string[];
  /** What `{customer}` becomes in work histories. */
  customer: string;
}

export const industries: IndustryText[] = json;
