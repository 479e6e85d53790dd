import json from '../data/industries.json';

/** A field of business with its invented employers, for the work histories of talents. */
export interface IndustryText {
  industry: string;
  companies: string[];
  /** Values of `{product}` in work histories: nouns that a project name can begin with. */
  products: string[];
  /** Value of `{customer}` in work histories. */
  customer: string;
}

export const industries: IndustryText[] = json;
