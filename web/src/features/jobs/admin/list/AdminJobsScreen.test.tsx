import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { AdminJobsScreen } from './AdminJobsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z', version: 1 };

const aListedJob = (id: string, changes: Record<string, unknown> = {}) => ({
  ...stamps,
  ...{ id, title: `案件 ${id}`, organizationName: '株式会社さざなみ', organizationOpenJobsId: '01ORG' },
  ...{ isPublic: true, isDraft: false, isExcellent: false, favoriteCount: 3 },
  ...changes,
});

const buckets = (counts: Record<string, number>) => ({
  __typename: 'SearchableAggregateBucketResult',
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
});

const jobs = [
  aListedJob('a'),
  aListedJob('b', { isPublic: false, isDraft: true }),
  aListedJob('c', { isPublic: false, isHideOrganizationName: true }),
];

function open(answers: Answers = {}, at = '/admin/jobs') {
  const aggregateItems = [
    { name: 'state', result: buckets({ PUBLIC: 219, DRAFT: 4 }) },
    { name: 'organizationId', result: buckets({ '01ORG': 12 }) },
    { name: 'consultantName', result: buckets({ '榎本 千尋': 5 }) },
  ];
  const counts = [{ name: 'openJobID', result: buckets({ a: 17 }) }];
  return renderWithApi(
    <AdminJobsScreen />,
    {
      listJobs: () => ({ items: [] }),
      listPrefacturesByOrderByPosition: () => ({ items: [] }),
      listSkillTagsByOrderByPosition: () => ({ items: [] }),
      listOrganizations: () => ({ items: [{ ...stamps, id: '01ORG', name: '株式会社さざなみ' }] }),
      searchOpenJobs: () => ({ items: jobs, total: 223, nearTotal: 223, match: 'EXACT', aggregateItems }),
      searchUserApplies: () => ({
        items: [],
        total: 17,
        nearTotal: 17,
        match: 'EXACT',
        aggregateItems: counts,
      }),
      ...answers,
    },
    { at, path: '/admin/jobs' },
  );
}

// By text and label: finding the roles and names of a whole table takes jsdom very long.
const row = async (title: string) => (await screen.findByText(title)).closest('tr')!;

beforeEach(() => {
  localStorage.clear();
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('the table shows all states, the real company and the number of applications', async () => {
  await open();
  expect(within(await row('案件 a')).getByText('公開中')).toBeInTheDocument();
  expect(within(await row('案件 b')).getByText('下書き')).toBeInTheDocument();
  const hidden = await row('案件 c');
  expect(within(hidden).getByText('公開の確認待ち')).toBeInTheDocument();
  expect(within(hidden).getByText('社名非公開')).toBeInTheDocument();
  await waitFor(async () => expect(within(await row('案件 a')).getByText('17')).toBeInTheDocument());
  expect(screen.getByText('223件')).toBeInTheDocument();
});

test('the applications to all jobs of the page are counted by one search', async () => {
  const searchUserApplies = jest.fn((_args: object) => ({
    items: [],
    total: 0,
    nearTotal: 0,
    match: 'EXACT',
    aggregateItems: [],
  }));
  await open({ searchUserApplies });
  await row('案件 a');
  await waitFor(() => expect(searchUserApplies).toHaveBeenCalledTimes(1));
  expect(searchUserApplies.mock.calls[0]![0]).toMatchObject({
    filter: { type: { ne: 'WITHDRAWN' }, or: [{ openJobID: { in: ['a', 'b', 'c'] } }] },
  });
});

test('a state and a company that are chosen are in the url and in the search', async () => {
  const searchOpenJobs = jest.fn((_args: object) => ({
    items: jobs,
    total: 3,
    nearTotal: 3,
    match: 'EXACT',
    aggregateItems: [
      { name: 'state', result: buckets({ DRAFT: 4 }) },
      { name: 'organizationId', result: buckets({ '01ORG': 12 }) },
    ],
  }));
  const { router } = await open({ searchOpenJobs });
  await aUser().click(await screen.findByText('4'));
  expect(router.state.location.search).toBe('?state=DRAFT');
  const company = screen.getByLabelText('企業で絞り込む');
  await aUser().click(company);
  await screen.findByText('株式会社さざなみ（12）');
  await aUser().selectOptions(company, '01ORG');
  expect(router.state.location.search).toBe('?state=DRAFT&org=01ORG');
  await waitFor(() =>
    expect(searchOpenJobs.mock.lastCall![0]).toMatchObject({
      filter: { state: { in: ['DRAFT'] }, organizationId: { eq: '01ORG' } },
      sort: [{ field: 'updatedAt', direction: 'desc' }],
      limit: 50,
    }),
  );
});

test('the jobs that hide their organization are listed', async () => {
  const searchOpenJobs = jest.fn((_args: object) => ({
    ...{ items: jobs, total: 3, nearTotal: 3, match: 'EXACT', aggregateItems: [] },
  }));
  const { router } = await open({ searchOpenJobs });
  await aUser().selectOptions(await screen.findByLabelText('確認する点で絞り込む'), '企業名が非公開');
  expect(router.state.location.search).toBe('?focus=hiddenName');
  await waitFor(() =>
    expect(searchOpenJobs.mock.lastCall![0]).toMatchObject({
      filter: { isHideOrganizationName: { eq: true } },
    }),
  );
});

test('the public jobs that lack something are listed, the nearest day first', async () => {
  const searchOpenJobs = jest.fn((_args: object) => ({
    ...{ items: [aListedJob('a', { itemsDueOn: '2026-12-31' })], total: 1, nearTotal: 1, match: 'EXACT' },
    aggregateItems: [],
  }));
  await open({ searchOpenJobs });
  await aUser().selectOptions(
    await screen.findByLabelText('確認する点で絞り込む'),
    '項目が足りない公開中の案件',
  );
  expect(within(await row('案件 a')).getByText('2026/12/31まで')).toBeInTheDocument();
  await waitFor(() =>
    expect(searchOpenJobs.mock.lastCall![0]).toMatchObject({
      filter: { itemsDueOn: { exists: true } },
      sort: [{ field: 'itemsDueOn', direction: 'asc' }],
    }),
  );
});

test('the keyboard opens a job', async () => {
  const { router } = await open();
  await row('案件 b');
  await aUser().keyboard('jj{Enter}');
  expect(router.state.location.pathname).toBe('/admin/jobs/detail/b');
});

test('without results the table says so; after a failure it can be loaded again', async () => {
  const empty = { items: [], total: 0, nearTotal: 0, match: 'EXACT', aggregateItems: [] };
  const first = await open({ searchOpenJobs: () => empty }, '/admin/jobs?q=zzz');
  expect(await screen.findByText('条件に合う案件はありません。')).toBeInTheDocument();
  first.unmount();
  let isBroken = true;
  const searchOpenJobs = () => (isBroken ? refuse('Unauthorized') : { ...empty, items: jobs, total: 3 });
  await open({ searchOpenJobs });
  isBroken = false;
  await aUser().click(await screen.findByText('再読み込み'));
  expect(await screen.findByText('案件 a')).toBeInTheDocument();
});
