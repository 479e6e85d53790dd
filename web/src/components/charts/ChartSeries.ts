/** One line or one kind of bars of a chart. */
export interface ChartSeries {
  key: string;
  label: string;
  /** The values, the oldest first; null where there is none. All series of a chart have the same length. */
  values: readonly (number | null)[];
}
