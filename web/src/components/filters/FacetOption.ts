export interface FacetOption {
  value: string;
  label: string;
  /**
   * The number of results that have this value, counted with all active filters except this one; undefined
   * while the number is unknown.
   */
  count?: number;
}
