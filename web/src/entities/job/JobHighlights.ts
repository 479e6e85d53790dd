/** Texts of a job in a search result. `<em>` and `</em>` enclose the words that matched the search. */
export interface JobHighlights {
  title?: string;
  /** A passage from the texts of the job that contains a word that matched the search. */
  excerpt?: string;
}
