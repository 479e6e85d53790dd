export interface FacetOption {
  value: string;
  label: string;
  /** The reading of the label, by which it is found too. */
  kana?: string | null;
  /**
   * The number of results that have this value, counted with all active filters except this one; undefined
   * while the number is unknown.
   */
  count?: number;
}
