const layer: unknown[] = [];

/**
 * Loads Google Tag Manager with the container `id`.
 * @returns a function that reports a view of the page at a path
 */
export function openTagManager(id: string): (path: string) => void {
  Object.assign(window, { dataLayer: layer });
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return (path) => layer.push({ event: 'page_view', page_path: path, page_title: document.title });
}
