/** Where the words of a search stand in a job, between <em> and </em>. */
export interface JobHighlights {
  title?: string;
  /** Of the text in which they stand. */
  excerpt?: string;
}
