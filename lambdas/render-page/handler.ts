import type { LambdaFunctionURLEvent, LambdaFunctionURLResult } from 'aws-lambda';
import { edgeSeconds } from '../../model/edgeSeconds';
import { mailLanguage } from '../../model/mailLanguage';
import type { PageContent, PageRequest } from '../../model/ServedPage';
import { unlistedAreas } from '../../model/unlistedAreas';
import { queryAsGuest } from '../lib/guest/queryAsGuest';
import { fillPage } from './content/fillPage';
import { renderContent } from './content/renderContent';
import { headOf } from './headOf';
import { readTemplate } from './readTemplate';
import { renderHead } from './renderHead';
import { sitemap } from './robots/sitemap';
import { sitemapIndex } from './robots/sitemapIndex';

function answer(statusCode: number, type: string, body: string): LambdaFunctionURLResult {
  return {
    statusCode,
    // Browsers ask again at every visit, so that a new release reaches them as soon as it reaches CloudFront.
    headers: {
      'content-type': `${type}; charset=utf-8`,
      // Without the last part, CloudFront would serve an old page when a new one cannot be made.
      'cache-control': `max-age=0, s-maxage=${edgeSeconds}, stale-if-error=0`,
    },
    body,
  };
}

/**
 * Returns the text of /robots.txt: the paths that search engines must not read, and the URL of sitemap.xml.
 */
function robotsTxt(site: string): string {
  return [
    'User-agent: *',
    ...unlistedAreas.map((area) => `Disallow: /${area}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Returns what a page shows, as the web app renders it for a guest. Null for a page without content of its own here, and
 * when it cannot be rendered: the app then renders it in the browser, as it does for everybody who has signed in.
 */
async function contentOf(request: PageRequest): Promise<PageContent | null> {
  try {
    return await renderContent(request, queryAsGuest);
  } catch (error) {
    console.error('renderContent', request.path, error);
    return null;
  }
}

/**
 * Answers the requests that CloudFront passes to this function. It returns the app's HTML with the head and
 * the content of the requested page, or the text of a sitemap or of /robots.txt. If it fails, CloudFront serves the app's
 * HTML without a head of its own.
 */
export async function handler({ headers }: LambdaFunctionURLEvent): Promise<LambdaFunctionURLResult> {
  const path = headers['x-page-path'] ?? '/404';
  const site = `${headers['cloudfront-forwarded-proto'] ?? 'https'}://${headers['x-page-host'] ?? ''}`;
  if (path === '/robots.txt') return answer(200, 'text/plain', robotsTxt(site));
  if (path === '/sitemap.xml') return answer(200, 'application/xml', await sitemapIndex(site));
  const template = await readTemplate(site);
  const [, part] = /^\/sitemap-([a-z0-9-]+)\.xml$/.exec(path) ?? [];
  const listed = part ? await sitemap(part, site, template) : null;
  if (listed) return answer(200, 'application/xml', listed);
  const query = headers['x-page-query'] ?? '';
  const language = mailLanguage(headers['x-page-language']);
  const [head, content] = await Promise.all([
    headOf(path, site, template),
    contentOf({ path, query, language }),
  ]);
  const page = fillPage(template, renderHead(head, site), head.status === 200 ? content : null);
  return answer(head.status, 'text/html', page);
}
