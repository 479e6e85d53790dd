/** A range of numbers that includes both of its ends. */
export interface NumberRange {
  from: number;
  to: number;
}
