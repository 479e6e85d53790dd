/** An entry of a sitemap: one page of the site. */
export interface SiteUrl {
  /** The path of the page on the site, percent-encoded. */
  path: string;
  /** When the page's record was last changed, in ISO 8601; undefined for pages without a record. */
  changedAt?: string;
}
