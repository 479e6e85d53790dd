export interface FacetOption {
  value: string;
  label: string;
  /** The number of results with the option's value under all other filters; undefined while it is unknown. */
  count?: number;
}
