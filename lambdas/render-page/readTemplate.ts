import type { PageTemplate } from '../../model/PageTemplate';

/**
 * How long the HTML template is reused, in milliseconds. After a release, pages are still built with the
 * template of the former release for this time.
 */
const FRESH = 60_000;
const TIMEOUT_MS = 3_000;

let known: { site: string; at: number; template: PageTemplate } | undefined;

/**
 * Returns the HTML template of the site's current release. It is downloaded from the site itself and reused
 * for a minute.
 * @param site origin of the site
 * @throws Error when the site does not return it
 */
export async function readTemplate(site: string): Promise<PageTemplate> {
  if (known && known.site === site && Date.now() - known.at < FRESH) return known.template;
  const response = await fetch(`${site}/page-template.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The template of pages: ${response.status}`);
  known = { site, at: Date.now(), template: (await response.json()) as PageTemplate };
  return known.template;
}
