/** Texts of a job in a search result. `<em>` and `</em>` enclose the words that matched the search. */
export interface JobHighlights {
  title?: string;
  /** A passage from the job's texts. It contains a word that matched the search. */
  excerpt?: string;
}
