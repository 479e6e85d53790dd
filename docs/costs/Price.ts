/** A price of AWS in ap-northeast-1 (Tokyo), as on the price list, without free tiers, discounts and taxes. */
export interface Price {
  /** US dollars for one unit. */
  usd: number;
  unit: string;
  /** The public page with the price. */
  source: string;
  /**
   * The day of the public copy of the price list in which the price was seen, or on which AWS's page was read. Null: from
   * memory, not checked.
   */
  seen: string | null;
}
