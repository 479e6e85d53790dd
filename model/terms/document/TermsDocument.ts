/** A row of the document: an item and what it says. */
export type TermsRow = readonly [label: string, text: string];

/** A sheet of terms as a document in Japanese, which a page shows and a file contains. */
export interface TermsDocument {
  title: string;
  /** Which version it is. */
  version: string;
  sections: readonly { title: string; rows: readonly TermsRow[] }[];
  notes: readonly string[];
}
