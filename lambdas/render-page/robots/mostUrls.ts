/** The maximum number of URLs in one sitemap, by its standard (sitemaps.org). */
export const mostUrls = 50_000;
