/**
 * A line drawing of 160 × 96 pixels for empty states: lines in the text colour (`ink`) and one red thread
 * (`thread`), the symbol of 縁 (a bond between people).
 */
export interface Illustration {
  ink: string;
  thread: string;
}
