/** Both ends belong to it. */
export interface NumberRange {
  from: number;
  to: number;
}
