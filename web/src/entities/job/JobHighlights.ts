/** Texts of a job with the searched words between <em> and </em>. */
export interface JobHighlights {
  title?: string;
  /** The part of a text around the first of these words. */
  excerpt?: string;
}
