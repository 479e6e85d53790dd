export interface FacetOption {
  value: string;
  label: string;
  /** Number of results with this value, under all other filters; undefined while unknown. */
  count?: number;
}
