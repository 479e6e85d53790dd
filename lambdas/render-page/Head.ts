/** What the head of one page says about it. */
export interface Head {
  status: 200 | 404;
  /** The title without the name of the product. */
  title: string;
  /** One or two sentences of plain text. */
  description: string;
  /** The page's only address: a path of the site. Null for a page that has none. */
  path: string | null;
  /** The picture for shared links: the key of an upload, a path of the site, or a URL. */
  picture: string;
  kind: 'website' | 'article' | 'profile';
  /** True to keep the page out of search engines. */
  isHidden: boolean;
  /** The record in the words of schema.org. */
  structured?: Readonly<Record<string, unknown>>;
}
