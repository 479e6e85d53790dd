import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { sessionStore } from '../../lib/auth/sessionStore';
import { loadScreen } from '../../lib/loadable/loadScreen';
import type { Screen } from '../../lib/route/Screen';
import { delays } from '../../lib/settings/delays';
import { mayPrepare } from '../guard';

/** Resolves when the browser has nothing else to do; Safari does not say, and gets a moment. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, delays.loadingIndicator);
  });

/** Returns whether the person asked the browser to save data, as far as the browser says so. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function prefetch(screens: readonly Screen[], { pathname }: HTMLAnchorElement): Promise<void> {
  const screen = screens.find(({ path }) => matchPath(path, pathname));
  if (!screen || !navigator.onLine || !mayPrepare(sessionStore.get(), pathname, screen)) return;
  await loadScreen(screen).catch(() => undefined);
}

/**
 * Loads the code of screens before they are opened, if the person may open them: when the pointer is moved over a link,
 * a finger touches it or it gets the focus; and that of the entries of the menu, one after the other, when the app has
 * been idle for a while.
 */
export function useCodePrefetch(screens: readonly Screen[]) {
  useEffect(() => {
    const near = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) void prefetch(screens, link);
    };
    // A finger says nothing before it touches, but the screen opens only when it is lifted.
    const signs = ['pointerover', 'pointerdown', 'focusin'];
    for (const sign of signs) document.addEventListener(sign, near);
    let isGone = false;
    const prefetchMenu = async () => {
      if (sessionStore.get().status !== 'signedIn' || savesData()) return;
      for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')) {
        await idle();
        if (isGone) return;
        await prefetch(screens, link);
      }
    };
    const timer = setTimeout(() => void prefetchMenu(), delays.menuCode);
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, near);
    };
  }, [screens]);
}
