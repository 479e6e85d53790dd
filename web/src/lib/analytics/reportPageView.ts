import { loadConfig } from '../config/loadConfig';

const layer: unknown[] = [];
let started = false;

function start(id: string) {
  started = true;
  Object.assign(window, { dataLayer: layer });
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Reports a view of the page at `path` to Google Tag Manager. Does nothing when the stage's configuration has
 * no `analyticsId`.
 */
export async function reportPageView(path: string) {
  const { analyticsId } = await loadConfig();
  if (!analyticsId) return;
  if (!started) start(analyticsId);
  layer.push({ event: 'page_view', page_path: path, page_title: document.title });
}
