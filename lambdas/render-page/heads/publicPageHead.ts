import type { PageTemplate } from '../../../model/PageTemplate';
import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import type { Head } from '../Head';
import { sharePicture } from '../sharePicture';
import { summarize } from '../summarize';

const QUERY = 'query PublicPage($url: String!) { getPageQuery(url: $url) { id url header } }';

interface Answer {
  getPageQuery: { url: string; header?: string | null } | null;
}

/** Returns the head of the public page (a saved search) at /{url}; null if there is no such page. */
export async function publicPageHead(
  url: string,
  site: string,
  { publicPage }: PageTemplate,
): Promise<Head | null> {
  const { getPageQuery: page } = await queryAsGuest<Answer>(QUERY, { url });
  if (!page) return null;
  const title = page.header ?? publicPage.title;
  const path = `/${encodeURIComponent(page.url)}`;
  const description = summarize(publicPage.description.replace('{{name}}', () => title));
  return {
    status: 200,
    title,
    description,
    path,
    picture: sharePicture('enishi'),
    kind: 'website',
    isHidden: false,
    structured: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      description,
      url: `${site}${path}`,
    },
  };
}
