export interface FacetOption {
  value: string;
  label: string;
  /** How many would be found with it, under all other filters; undefined while unknown. */
  count?: number;
}
