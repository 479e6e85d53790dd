import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { Screen } from '../../lib/route/Screen';
import { startAllTexts } from '../../testing/startAllTexts';
import { DocumentHead } from './DocumentHead';

const screen: Screen = {
  path: '/jobs',
  layout: 'main',
  title: 'shell.menu.jobs',
  grants: ['guest', 'signedIn'],
  load: () => Promise.resolve(() => null),
};

/** Opens /jobs in the app, in a document whose head `render-page` has written for the path `served`. */
function open(served: string) {
  document.head.innerHTML = `<title>Enishi</title>
    <link rel="canonical" href="http://localhost${served}" data-served>
    <meta property="og:image" content="http://localhost/share/kikko.png" data-served>
    <script type="application/ld+json" data-served>{}</script>`;
  window.history.replaceState(null, '', '/jobs');
  const element = (
    <>
      <DocumentHead screen={screen} />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/jobs'] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeAll(startAllTexts);

const hrefs = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map((link) => link.href);

test('the head that the site has written for the page stays as it is', () => {
  open('/jobs');
  expect(hrefs()).toEqual(['http://localhost/jobs']);
  expect(document.querySelectorAll('[data-served]')).toHaveLength(3);
  expect(document.title).toContain('Enishi');
});

test('the head of another page is replaced, its picture and data included', () => {
  open('/remote');
  expect(hrefs()).toEqual(['http://localhost/jobs']);
  expect(document.querySelectorAll('[data-served]')).toHaveLength(0);
  expect(document.querySelectorAll('meta[property="og:image"], script')).toHaveLength(0);
});
