import './global.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshSession } from '../lib/auth/refreshSession';
import { fieldErrors } from '../lib/errors/field/fieldErrors';
import { startFieldReports } from '../lib/errors/field/startFieldReports';
import { startI18n } from '../lib/language/startI18n';
import { loadScreen } from '../lib/loadable/loadScreen';
import type { Screen } from '../lib/route/Screen';
import { delays } from '../lib/settings/delays';
import { applyTheme } from '../lib/theme/applyTheme';
import { themeStore } from '../lib/theme/themeStore';
import { createBrowserRouter, RouterProvider, matchPath } from 'react-router-dom';
import { sessionStore } from '../lib/auth/sessionStore';
import { buildRouteObjects } from './buildRouteObjects';
import { mayPrepare } from './guard';
import { redirects, screens } from './routes';

const router = createBrowserRouter(buildRouteObjects(screens, redirects));

/**
 * Loads a screen's code when the pointer is moved over a link to the screen or the link gets the focus, if
 * the person may open the screen.
 */
function useLinkPrefetch(screens: readonly Screen[]) {
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

function App() {
  useEffect(() => sessionStore.onOtherTab(() => void refreshSession()), []);
  useLinkPrefetch(screens);
  // Without this, a response that arrives during a transition makes Apollo send the old and the new query in turn, endlessly.
  return <RouterProvider router={router} useTransitions={false} />;
}

fieldErrors.watch();
// Reporting waits, so that its code does not delay the first screen.
window.addEventListener('load', () => setTimeout(() => void startFieldReports(), delays.fieldReports));
applyTheme(themeStore.get());
themeStore.followOtherTabs();
void refreshSession();
await startI18n();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
