import type { Head } from './Head';
import { pictureUrlOf } from './pictureUrlOf';
import { productName } from '../../model/productName';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/**
 * The attribute of head tags that describe only the page that the server sent. The web app removes these tags
 * when it shows another screen.
 */
const SERVED = 'data-served';

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escape(content)}" ${SERVED}>`;

/**
 * Returns the tags of a page's head as HTML. Texts are escaped. In structured data, `<` is escaped, so that
 * no text can end the script element.
 * @param site origin of the site
 */
export function renderHead(head: Head, site: string): string {
  const title = `${head.title} | ${productName}`;
  const picture = pictureUrlOf(head.picture, site);
  const url = head.path === null ? null : site + head.path;
  const isDrawn = head.picture.startsWith('/share/');
  return [
    `<title>${escape(title)}</title>`,
    // The app changes the description instead of adding another one.
    `<meta name="description" content="${escape(head.description)}">`,
    ...(head.isHidden ? [meta('name', 'robots', 'noindex')] : []),
    ...(url ? [`<link rel="canonical" href="${escape(url)}" ${SERVED}>`] : []),
    ...(url ? [meta('property', 'og:url', url)] : []),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:locale', 'ja_JP'),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', picture),
    ...(isDrawn
      ? [meta('property', 'og:image:width', '1200'), meta('property', 'og:image:height', '630')]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', picture),
    ...(head.structured
      ? [
          `<script type="application/ld+json" ${SERVED}>${JSON.stringify(head.structured).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ].join('\n    ');
}
