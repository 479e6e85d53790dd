/** The contents of one page's HTML head, for search engines and link previews. */
export interface Head {
  status: 200 | 404;
  /** The title of the page, without the name of the product. */
  title: string;
  /** The description of the page: one or two sentences of plain text. */
  description: string;
  /** The canonical path of the page on the site. Null for a page that does not exist. */
  path: string | null;
  /** The picture that link previews show: the S3 key of an upload, a path of the site, or a URL. */
  picture: string;
  kind: 'website' | 'article' | 'profile';
  /** True for a page that search engines must not list. */
  isHidden: boolean;
  /** A description of the page's record in the vocabulary of schema.org. */
  structured?: Readonly<Record<string, unknown>>;
}
