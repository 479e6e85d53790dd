import { readPage } from './readPage';

const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Reads /sitemap.xml and the sitemaps that it names. Returns the URLs of all pages in them. */
export async function readSitemaps(): Promise<{ urls: string[]; origin: string }> {
  const { html: index, origin } = await readPage('/sitemap.xml');
  const urls: string[] = [];
  for (const sitemap of urlsIn(index)) {
    const { status, html } = await readPage(new URL(sitemap).pathname);
    if (status !== 200) throw new Error(`${sitemap}: ${status}`);
    urls.push(...urlsIn(html));
  }
  return { urls, origin };
}
