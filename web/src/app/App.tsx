import { useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { refreshSession } from '../lib/auth/refreshSession';
import { sessionStore } from '../lib/auth/sessionStore';
import { useLinkPrefetch } from './effects/useLinkPrefetch';
import { buildRouteObjects } from './buildRouteObjects';
import { redirects, screens } from './routes';

const router = createBrowserRouter(buildRouteObjects(screens, redirects));

export function App() {
  useEffect(() => sessionStore.onOtherTab(() => void refreshSession()), []);
  useLinkPrefetch(screens);
  // Without this, a response that arrives during a transition makes Apollo send the old and the new query in turn, endlessly.
  return <RouterProvider router={router} useTransitions={false} />;
}
