/** The head of a page without a record, as the build of the web app knows it. */
export interface FixedHead {
  title: string;
  description: string;
  /** True to keep the page out of search engines although guests may open it. */
  isHidden?: boolean;
}

/**
 * What `render-page` needs of the built web app: its HTML page and its texts. The build writes it beside the page, as
 * `/page-template.json`.
 */
export interface PageTemplate {
  /** The HTML page before and after the place of the title, the description and the other tags of a page. */
  before: string;
  after: string;
  /** The pages without a record, by their path in lower case. */
  pages: Readonly<Record<string, FixedHead>>;
  notFound: FixedHead;
  /** Texts with `{{name}}` for the name of a record. */
  portfolio: FixedHead;
  publicPage: FixedHead;
  /** The name of a talent who shows none. */
  nameless: string;
}
