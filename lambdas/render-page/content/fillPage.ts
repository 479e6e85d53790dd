import type { PageTemplate } from '../../../model/PageTemplate';
import type { PageContent } from '../../../model/ServedPage';
import { usedStyles } from './usedStyles';

/** Tags that React writes before the content although they belong into the head: what the browser is to load early. */
const early = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Returns a page of the site: the app's page with the tags of a head and, if there is content, with that content, the
 * styles that it needs and the data from which the app takes it over.
 */
export function fillPage(template: PageTemplate, head: string, content: PageContent | null): string {
  const { before, after, styles } = template;
  if (!content) return before + head + after;
  const { language } = content.served;
  const [preloads = ''] = early.exec(content.html) ?? [];
  const html = content.html.slice(preloads.length);
  // In a script element only `</script` and `<!--` mean anything; without `<` there is neither.
  const data = JSON.stringify(content.served).replaceAll('<', '\\u003c');
  return [
    before.replace('<html lang="ja"', () => `<html lang="${language}"`),
    head,
    preloads,
    `<style>${usedStyles(styles, html)}</style>`,
    after
      .replace('<body>', '<body data-content>')
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${html}</div><script type="application/json" id="served">${data}</script>`,
      ),
  ].join('');
}
