import json from '../data/industries.json';

/** An industry with its invented employers, for the work histories of demo talents. */
export interface IndustryText {
  industry: string;
  companies: string[];
  /**
   * Words that replace `{product}` in the texts of work histories: nouns with which the name of a project can begin.
   */
  products: string[];
  /** The word that replaces `{customer}` in the texts of work histories. */
  customer: string;
}

export const industries: IndustryText[] = json;
