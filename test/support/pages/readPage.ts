import { languageCookie } from '../../../model/languageCookie';
import { origin } from '../stack/origin';

/**
 * What a robot that runs no script finds in a page. The texts of tags are without HTML escapes. A field is
 * null if the page does not have the tag.
 */
export interface ReadPage {
  status: number;
  origin: string;
  html: string;
  title: string | null;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  /** The URL of the picture that is shown with shared links (`og:image`). */
  picture: string | null;
  /** The page's structured data (JSON-LD), parsed. */
  structured: unknown;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescape = (text: string | undefined): string | null =>
  text === undefined
    ? null
    : text.replace(/&(amp|lt|gt|quot|#39);/g, (_match, name: string) => entities[name] ?? '');

/**
 * Requests a path of the site as a search engine does, without running scripts, and parses the page.
 * @param language that of the device, as its cookie says it
 */
export async function readPage(path: string, language?: string): Promise<ReadPage> {
  const cookie = language === undefined ? undefined : { cookie: `${languageCookie}=${language}` };
  const response = await fetch(origin() + path, { headers: { 'user-agent': 'robot', ...cookie } });
  const html = await response.text();
  const find = (pattern: RegExp) => unescape(pattern.exec(html)?.[1]);
  const structured = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: response.status,
    origin: origin(),
    html,
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    picture: find(/<meta property="og:image" content="([^"]*)"/),
    structured: structured === undefined ? null : (JSON.parse(structured) as unknown),
  };
}
