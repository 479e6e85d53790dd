import { MockedProvider } from '@apollo/client/testing/react';
import { InMemoryCache } from '@apollo/client';
import { configure } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { typePolicies } from '../lib/apollo/typePolicies';
import { startAllTexts } from './startAllTexts';
import { renderAndSettle } from './renderAndSettle';
import { AntdTheme } from '../lib/theme/AntdTheme';
import { WithConfirm } from '../lib/theme/WithConfirm';
import { Unstyled } from './Unstyled';

// Rendering a form is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
interface RenderOptions {
  /**
   * The URL at which the test starts. If `path` is given, the element is rendered only for URLs that match
   * it; otherwise for every URL.
   */
  at?: string;
  path?: string;
  mocks?: ComponentProps<typeof MockedProvider>['mocks'];
}

/**
 * Renders an element with the providers of the app: texts, theme, data client, router. Returns the router, so
 * that a test can check navigation.
 */
export async function renderApp(element: ReactNode, { at = '/', path, mocks = [] }: RenderOptions = {}) {
  await startAllTexts();
  const elsewhere = { path: '*', element: path ? <p>elsewhere</p> : element };
  const router = createMemoryRouter(path ? [{ path, element }, elsewhere] : [elsewhere], {
    initialEntries: [at],
  });
  const view = await renderAndSettle(
    <MockedProvider mocks={mocks} cache={new InMemoryCache({ typePolicies })}>
      <Unstyled>
        <AntdTheme>
          <WithConfirm>
            <RouterProvider router={router} />
          </WithConfirm>
        </AntdTheme>
      </Unstyled>
    </MockedProvider>,
  );
  return { ...view, router };
}
