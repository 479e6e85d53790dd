/** A field of business: invented employers and what they make, for whom. */
export interface IndustryText {
  industry: string;
  companies: string[];
  /** Fill `{product}` in achievements: nouns that a project name can begin with. */
  products: string[];
  customer: string;
}
