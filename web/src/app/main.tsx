import './global.css';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { refreshSession } from '../lib/auth/refreshSession';
import { fieldErrors } from '../lib/errors/field/fieldErrors';
import { startFieldReports } from '../lib/errors/field/startFieldReports';
import { startI18n } from '../lib/language/startI18n';
import type { Screen } from '../lib/route/Screen';
import { delays } from '../lib/settings/delays';
import { applyTheme } from '../lib/theme/applyTheme';
import { servedPage } from '../lib/served/servedPage';
import { LaterPlainProviders } from '../lib/theme/LaterPlainProviders';
import { themeStore } from '../lib/theme/themeStore';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { sessionStore } from '../lib/auth/sessionStore';
import { buildRouteObjects } from './buildRouteObjects';
import { useCodePrefetch } from './effects/useCodePrefetch';
import { redirects, screens } from './routes';

const router = createBrowserRouter(buildRouteObjects(screens, redirects));

/** Resolves when the router has loaded the code of the first screen. */
const isRouted = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(check);
    check();
  });

/** Loads what the layout puts around the first screen. */
async function loadProviders() {
  const screen = router.state.matches.at(-1)?.route.handle as Screen | undefined;
  if (screen?.plain) await LaterPlainProviders.load();
}

function App() {
  // Until here the bars of index.html stand in the place of content that is not for this person.
  useLayoutEffect(() => {
    document.getElementById('first')?.remove();
    document.body.removeAttribute('data-content');
  }, []);
  useEffect(() => sessionStore.onOtherTab(() => void refreshSession()), []);
  useCodePrefetch(screens);
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
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root && servedPage.get()) {
  // What is seen must not disappear until the code is there. That code imports from this file, which must not wait for it.
  void isRouted()
    .then(loadProviders)
    .then(() => hydrateRoot(root, app));
} else if (root) createRoot(root).render(app);
