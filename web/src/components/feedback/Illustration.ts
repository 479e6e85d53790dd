/** A line drawing of 160 × 96 pixels: lines in ink, and one red thread of 縁. All are of one hand. */
export interface Illustration {
  ink: string;
  thread: string;
}
