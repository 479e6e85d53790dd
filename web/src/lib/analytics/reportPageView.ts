import { loadConfig } from '../config/loadConfig';

let opening: Promise<(path: string) => void> | undefined;

/**
 * Reports a view of the page at `path` to Google Tag Manager. Does nothing when the stage's configuration has
 * no `analyticsId`.
 */
export async function reportPageView(path: string) {
  const { analyticsId } = await loadConfig();
  if (!analyticsId) return;
  opening ??= import('./openTagManager').then(({ openTagManager }) => openTagManager(analyticsId));
  (await opening)(path);
}
