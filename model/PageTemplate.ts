/** The texts for the HTML head of a page of the web app, or of all pages that show one kind of record. */
export interface FixedHead {
  title: string;
  description: string;
  /** True to keep the page out of search engines, although guests may open the page. */
  isHidden?: boolean;
}

/**
 * What the Lambda function `render-page` reads from the build of the web app: the HTML page in two parts, and
 * the texts for the heads of pages. The build stores it as `/page-template.json`.
 */
export interface PageTemplate {
  /**
   * The web app's HTML page in two parts. Between `before` and `after`, `render-page` inserts the title, the
   * description and the other head tags.
   */
  before: string;
  after: string;
  /** All styles of the web app. A page with content contains those that it needs. */
  styles: string;
  /** The head texts of the pages that show no stored record, by the path of the page in lower case. */
  pages: Readonly<Record<string, FixedHead>>;
  notFound: FixedHead;
  /** Head texts for pages that show a record. `{{name}}` in them is replaced by the record's name. */
  portfolio: FixedHead;
  publicPage: FixedHead;
  /** The text that is shown instead of a name for a talent who shows no name. */
  nameless: string;
}
