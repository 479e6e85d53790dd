import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { origin } from '../../support/stack/origin';
import type { Look } from '../plan/Look';
import { lookEntries } from './lookEntries';
import { viewportOf } from './viewportOf';

export type StoredEntries = Readonly<Record<string, string>>;

/**
 * Opens a browser window with the given width, theme and language. `entries` are copied into its local
 * storage: the tokens of a signed-in person, or nothing for a guest. `options` replace those of the window.
 */
export async function openWindow(
  browser: Browser,
  look: Look,
  entries: StoredEntries,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const stored = { ...entries, ...lookEntries(look) };
  return browser.newContext({
    baseURL: origin(),
    viewport: viewportOf(look.width),
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: origin(),
          localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
        },
      ],
    },
    ...options,
  });
}
