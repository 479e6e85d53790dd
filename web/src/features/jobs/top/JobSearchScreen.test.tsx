import { screen, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { aJob } from '../../../testing/aJob';
import { renderWithApi } from '../../../testing/renderWithApi';
import { JobSearchScreen } from './JobSearchScreen';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 1 };
const row = (id: string) => ({ ...stamps, ...aJob({ id, title: `案件${id}`, overView: `概要${id}` }) });
const occupation = (name: string, position: number) => ({ ...stamps, id: name, name, position });

const answers = {
  listJobs: () => ({
    items: ['フロントエンドエンジニア', '経理・財務', 'QAエンジニア', '法務', '通訳'].map(occupation),
  }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
  searchOpenJobs: ({ filter }: { filter?: { isExcellent?: unknown } }) => ({
    items: (filter?.isExcellent ? ['a', 'b', 'c'] : ['d', 'e']).map(row),
    total: 5,
    aggregateItems: [
      {
        name: 'jobIDs',
        result: {
          __typename: 'SearchableAggregateBucketResult',
          buckets: [{ key: '法務', doc_count: 7 }],
        },
      },
    ],
  }),
};

beforeEach(() => sessionStore.set({ status: 'guest', reason: 'noTokens' }));

test('occupations are listed by family, and one that fits none is not lost', async () => {
  await renderWithApi(<JobSearchScreen />, answers);
  const families = await screen.findByRole('list', { name: '職種から探す' });
  const listed = within(families)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => [
      heading.textContent,
      ...within(heading.parentElement!)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);
  expect(listed).toEqual([
    ['開発', 'フロントエンドエンジニア0件'],
    ['データ・品質', 'QAエンジニア0件'],
    ['ビジネス・管理', '経理・財務0件', '法務7件'],
    ['その他', '通訳0件'],
  ]);
});

test('the first featured job shows the beginning of its text, the others are a list named by the heading', async () => {
  await renderWithApi(<JobSearchScreen />, answers);
  const others = await screen.findByRole('list', { name: '注目の案件' });
  const titles = within(others).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['案件b', '案件c']);
  expect(screen.getByText('概要a')).toBeInTheDocument();
  expect(screen.queryByText('概要b')).not.toBeInTheDocument();
});

test('every new job is an entry of one list, with a link to the job', async () => {
  await renderWithApi(<JobSearchScreen />, answers);
  const newest = await screen.findByRole('list', { name: '新着の案件' });
  const entries = within(newest).getAllByRole('listitem');
  const links = entries.flatMap((entry) => within(entry).queryAllByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/jobs/detail/d', '/jobs/detail/e']);
});

test('on telephones one field is visible; a button opens the others, which search as before', async () => {
  const { router } = await renderWithApi(<JobSearchScreen />, answers, { at: '/jobs', path: '/jobs' });
  const form = screen.getByRole('search');
  expect(within(form).getByLabelText('キーワード')).toBeVisible();
  expect(within(form).getByLabelText('稼働日数')).not.toBeVisible();
  await aUser().click(within(form).getByText('職種・エリアなどで絞り込む'));
  expect(within(form).getByLabelText('稼働日数')).toBeVisible();
  await aUser().selectOptions(within(form).getByLabelText('稼働日数'), '1-3');
  await aUser().click(within(form).getByLabelText('リモート可'));
  expect(within(form).getByRole('button', { name: /^職種・エリアなどで絞り込む\s*2$/ })).toBeVisible();
  await aUser().click(within(form).getByText('検索する'));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/jobs/result?place=HYBRID,REMOTE&days=1-3');
});
