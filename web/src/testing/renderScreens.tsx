import { configure } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { buildRouteObjects } from '../app/buildRouteObjects';
import { renderAndSettle } from './renderAndSettle';
import { startAllTexts } from './startAllTexts';
import type { Screen } from '../lib/route/Screen';
import { Unstyled } from './Unstyled';

configure({ asyncUtilTimeout: 10_000 });
/**
 * Renders a route table inside the app's shell, with guards, layouts and menus. Returns the router, so that a
 * test can navigate and check navigation.
 */
export async function renderScreens(screens: readonly Screen[], at: string) {
  await startAllTexts();
  const redirects = [
    { from: '/', to: '/home' },
    { from: '/admin', to: '/admin/applies' },
    { from: '/client', to: '/client/home' },
  ];
  const router = createMemoryRouter(buildRouteObjects(screens, redirects), { initialEntries: [at] });
  const view = await renderAndSettle(
    <Unstyled>
      <RouterProvider router={router} />
    </Unstyled>,
  );
  return { ...view, router };
}
