import type { ServedPage } from '../../../../model/ServedPage';
import { servedParameters } from '../../../../model/servedParameters';

/**
 * Returns the part of a query string that decides what the site renders, as the edge passes it on (`routePage`): the first
 * value of each known parameter, as it is written, in a fixed order.
 * @param search with its `?`
 */
function servedQuery(search: string): string {
  const parts = search.slice(1).split('&');
  return servedParameters
    .flatMap((name) => parts.find((part) => part.startsWith(`${name}=`)) ?? [])
    .join('&');
}

function read(): ServedPage | null {
  if (typeof document === 'undefined') return null;
  // Set by first-paint.js for everybody for whom the content of the page is not: it is hidden.
  if (document.documentElement.dataset['content'] === 'own') return null;
  const text = document.getElementById('served')?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as ServedPage;
  const { pathname, search } = window.location;
  return page.path === pathname && page.query === servedQuery(search) ? page : null;
}

let page: ServedPage | null | undefined;

/**
 * The page with which this visit began, if `render-page` has rendered its content and the app can take it over: for a
 * guest, for this URL and in the language of this device. Null otherwise.
 */
export const servedPage = {
  get: (): ServedPage | null => (page === undefined ? (page = read()) : page),
  /** Ends the taking over: what is rendered from now on is rendered for now. */
  finish() {
    page = null;
  },
};
