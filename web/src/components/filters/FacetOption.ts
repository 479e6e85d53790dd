export interface FacetOption {
  value: string;
  label: string;
  /** The number of results with this value under all other filters; undefined while the number is unknown. */
  count?: number;
}
