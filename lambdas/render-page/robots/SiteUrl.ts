/** A page in the list for search engines. */
export interface SiteUrl {
  /** The path of the page on the site, encoded. */
  path: string;
  /** When it was last changed, as an ISO time; undefined for pages of the release. */
  changedAt?: string;
}
