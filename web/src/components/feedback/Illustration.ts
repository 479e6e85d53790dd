/**
 * A line drawing of 160 × 96 pixels for empty states: lines in the text colour and one red thread, the symbol
 * of 縁 (a bond between people). All drawings have the same style.
 */
export interface Illustration {
  ink: string;
  thread: string;
}
