import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { refreshSession } from '../lib/auth/refreshSession';
import { sessionStore } from '../lib/auth/sessionStore';
import { useLinkPrefetch } from './effects/useLinkPrefetch';
import { ScreensContext } from './menus/ScreensContext';
import { routeObjects } from './routeObjects';
import { forwards, screens } from './routes';

const router = createBrowserRouter(routeObjects(screens, forwards));

export function App() {
  useEffect(() => sessionStore.onOtherTab(() => void refreshSession()), []);
  useLinkPrefetch(screens);
  return (
    <ScreensContext value={screens}>
      <RouterProvider router={router} />
    </ScreensContext>
  );
}
