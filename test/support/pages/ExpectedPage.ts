/** What a public page must say about itself to a reader that runs no script. */
export interface ExpectedPage {
  path: string;
  title: string;
  /** Texts of the record. The description is the beginning of the first one that is not empty. */
  texts: (string | null | undefined)[];
  /** The path of the picture on the site; null for one of the drawn pictures, depending on the occupation. */
  picture: string | null;
  /** A part of the structured data; null if there must be none. */
  structured: object | null;
  /** When the page's record was last changed, in ISO 8601; undefined for pages without a record. */
  changedAt?: string;
}
