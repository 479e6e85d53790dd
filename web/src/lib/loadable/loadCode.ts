import i18next from 'i18next';
import { delays } from '../settings/delays';
import { toast } from '../toast/toast';
import { OutdatedPage } from './OutdatedPage';

async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const response = await fetch('/config.json', { cache: 'no-store' }).catch(() => null);
  return response?.ok === true;
}

/**
 * Waits until loading code is worth another try: until the browser comes online, or for
 * `delays.connectionCheck` milliseconds, whichever is first.
 */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('online', stop);
      resolve();
    };
    const timer = setTimeout(stop, delays.connectionCheck);
    window.addEventListener('online', stop);
  });

/**
 * Loads the code of a screen. While the site cannot be reached, it keeps trying and shows one toast, and the
 * current screen stays visible. Rejects with OutdatedPage when loading fails although the site can be
 * reached.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let isReported = false;
  for (;;) {
    // Browsers remember a module that failed to load, so none is requested while offline.
    if (navigator.onLine) {
      try {
        return await load();
      } catch (cause) {
        console.warn('loadCode', cause);
        if (await canReachSite()) throw new OutdatedPage(undefined, { cause });
      }
    }
    if (!isReported) toast.warning(i18next.t('shell.cannotOpen'));
    isReported = true;
    await nextChance();
  }
}
