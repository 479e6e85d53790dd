interface Entry {
  url: string;
  /** When the page was last changed, in ISO 8601. */
  changedAt?: string;
}

/** Escapes a URL for XML. Paths are percent-encoded, so `&` and `'` are the only characters to escape. */
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/**
 * Returns the XML of a sitemap or of an index of sitemaps.
 * @param list the name of the root element
 * @param entry the name of the element around each URL
 */
export function renderXml(list: string, entry: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ url, changedAt }) =>
      `<${entry}><loc>${escape(url)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</${entry}>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}
