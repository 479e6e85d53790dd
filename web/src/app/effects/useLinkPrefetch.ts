import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { sessionStore } from '../../lib/auth/sessionStore';
import { loadScreen } from '../../lib/loadable/loadScreen';
import type { Screen } from '../../lib/route/Screen';
import { mayPrepare } from '../guard';

/**
 * Loads a screen's code when the pointer is moved over a link to the screen or the link gets the focus, if
 * the person may open the screen.
 */
export function useLinkPrefetch(screens: readonly Screen[]) {
  useEffect(() => {
    const near = ({ target }: Event) => {
      if (!navigator.onLine) return;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      const screen = screens.find(({ path }) => matchPath(path, link.pathname));
      if (screen && mayPrepare(sessionStore.get(), link.pathname, screen))
        loadScreen(screen).catch(() => undefined);
    };
    document.addEventListener('pointerover', near);
    document.addEventListener('focusin', near);
    return () => {
      document.removeEventListener('pointerover', near);
      document.removeEventListener('focusin', near);
    };
  }, [screens]);
}
