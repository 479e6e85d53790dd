/** Texts of a job in a search result. `<em>` and `</em>` enclose the words that matched the search. */
export interface JobHighlights {
  title?: string;
  /** The part of one of the job's texts around the first word that matched. */
  excerpt?: string;
}
