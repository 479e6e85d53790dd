import './global.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshSession } from '../lib/auth/refreshSession';
import { fieldErrors } from '../lib/errors/field/fieldErrors';
import { startFieldReports } from '../lib/errors/field/startFieldReports';
import { startI18n } from '../lib/language/startI18n';
import { delays } from '../lib/settings/delays';
import { applyTheme } from '../lib/theme/applyTheme';
import { themeStore } from '../lib/theme/themeStore';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { sessionStore } from '../lib/auth/sessionStore';
import { useLinkPrefetch } from './effects/useLinkPrefetch';
import { buildRouteObjects } from './buildRouteObjects';
import { redirects, screens } from './routes';

const router = createBrowserRouter(buildRouteObjects(screens, redirects));

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
