/** Both ends are included. */
export interface NumberRange {
  from: number;
  to: number;
}
