import { screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { aJob } from '../../../testing/aJob';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { PublicPage } from './PublicPage';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 1 };

interface Asked {
  filter?: object;
  from?: number;
}

async function open(at: string) {
  const asked: Asked[] = [];
  const page = {
    ...stamps,
    id: 'p',
    url: 'remote',
    header: 'リモートで働ける案件',
    baseLocationTypes: ['REMOTE'],
  };
  const items = [{ ...stamps, ...aJob({ title: '受付画面の仕事' }) }];
  const view = await renderWithApi(
    <PublicPage />,
    {
      getPageQuery: ({ url }: { url: string }) => (url === 'remote' ? page : null),
      listJobs: () => ({ items: [] }),
      listPrefacturesByOrderByPosition: () => ({ items: [] }),
      listSkillTagsByOrderByPosition: () => ({ items: [] }),
      searchOpenJobs: (args: Asked) => {
        asked.push(args);
        return { items, total: 41, nearTotal: 41, match: 'EXACT', aggregateItems: [], highlights: [] };
      },
    },
    { at, path: '/:url' },
  );
  return { ...view, asked };
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="Enishi" />';
  sessionStore.set({ status: 'guest', reason: 'noTokens' });
});

test('a public page has its heading, its jobs, their number and its own document title', async () => {
  const { asked, unmount } = await open('/remote?page=2');
  expect(await screen.findByRole('heading', { level: 1, name: 'リモートで働ける案件' })).toBeInTheDocument();
  expect(await screen.findByText('41件の案件')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '受付画面の仕事' })).toBeInTheDocument();
  expect(asked[0]).toMatchObject({ filter: { baseLocationTypes: { in: ['REMOTE'] } }, from: 20 });
  expect(document.title).toBe('リモートで働ける案件 | Enishi');
  const description = document.querySelector('meta[name="description"]');
  expect(description).toHaveAttribute('content', expect.stringContaining('41件'));
  unmount();
  expect(description).toHaveAttribute('content', 'Enishi');
});

test('the links of its pager lead to the page itself', async () => {
  await open('/remote');
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/remote?page=3');
});

test('changing a condition leads to the search with the page’s conditions', async () => {
  const { router } = await open('/remote');
  expect(await screen.findByRole('link', { name: '条件を変更' })).toHaveAttribute(
    'href',
    '/jobs/result?place=REMOTE',
  );
  await aUser().click(await screen.findByRole('button', { name: /を外す$/ }));
  expect(router.state.location.pathname).toBe('/jobs/result');
  expect(router.state.location.search).toBe('');
});

test('an unknown url shows the page for unknown urls', async () => {
  const { router } = await open('/nowhere');
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('administrators see only the jobs that visitors see', async () => {
  signInAs({ isAdmin: true, groups: ['admin'] });
  const { asked } = await open('/remote');
  await screen.findByText('41件の案件');
  expect(asked[0]!.filter).toMatchObject({ isPublic: { eq: true }, isDraft: { eq: false } });
});
