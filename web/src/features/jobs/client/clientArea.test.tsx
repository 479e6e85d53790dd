import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OrganizationChoice } from '../../../entities/organization/OrganizationChoice';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { ClientHomeScreen } from './home/ClientHomeScreen';
import { OwnJobsScreen } from './list/OwnJobsScreen';
import { ProgressScreen } from './progress/ProgressScreen';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const stamps = { createdAt: day(90), updatedAt: day(70), version: 3 };
const aJob = (id: string, changes: object = {}) => ({
  ...stamps,
  ...{ id, title: `案件 ${id}`, organizationName: '株式会社さざなみ', organizationOpenJobsId: '01ORG' },
  ...{ isPublic: true, isDraft: false, publishedAt: day(80) },
  ...changes,
});
const buckets = (counts: Record<string, number>) => ({
  __typename: 'SearchableAggregateBucketResult',
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
});
const anApplication = (id: string, openJobID: string, type: string, daysAgo: number) => ({
  ...{ id, openJobID, userID: id, type, createdAt: day(daysAgo), updatedAt: day(daysAgo), version: 1 },
  history: [{ type, at: day(daysAgo), by: id }],
  user: { ...stamps, id, name: `縁 ${id}` },
});

function open(element: ReactNode, answers: Answers = {}, at = '/client/jobs') {
  const searchOpenJobs = jest.fn((_: { filter: object }) => ({
    items: [aJob('a'), aJob('b', { isPublic: false, isDraft: true, updatedAt: day(1) })],
    total: 2,
    nearTotal: 2,
    match: 'EXACT',
    aggregateItems: [{ name: 'state', result: buckets({ PUBLIC: 1, DRAFT: 1 }) }],
  }));
  const searchUserApplies = jest.fn((_: { filter: object }) => ({
    items: [
      anApplication('x', 'a', 'APPLIED', 5),
      anApplication('y', 'a', 'APPLIED', 1),
      anApplication('z', 'a', 'OFFERED', 9),
    ],
    total: 3,
    nearTotal: 3,
    match: 'EXACT',
    aggregateItems: [{ name: 'openJobID', result: buckets({ a: 3 }) }],
  }));
  const all = {
    listOrganizations: () => ({ items: [{ ...stamps, id: '01ORG', name: '株式会社さざなみ' }] }),
    listUserConversations: () => ({ items: [] }),
    searchOpenJobs,
    searchUserApplies,
    ...answers,
  };
  return renderWithApi(element, all, { at, path: '/client/*' }).then((view) => ({ ...view, searchOpenJobs }));
}

const user = aUser();
const card = async (title: string) => (await screen.findByText(title, { selector: 'a' })).closest('article')!;

beforeEach(() => {
  sessionStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ organizationId: '01ORG' });
});

test('a member sees the jobs of their own organization, whatever organization the URL names', async () => {
  const { searchOpenJobs } = await open(
    <OwnJobsScreen />,
    {},
    '/client/jobs?organization=02OTHER&state=DRAFT',
  );
  expect(within(await card('案件 a')).getByText('公開中')).toBeInTheDocument();
  expect(within(await card('案件 a')).getByText('応募 3件')).toBeInTheDocument();
  expect(within(await card('案件 b')).queryByText('募集を終了')).not.toBeInTheDocument();
  expect(searchOpenJobs.mock.calls[0]![0].filter).toEqual({
    organizationId: { eq: '01ORG' },
    state: { in: ['DRAFT'] },
  });
});

test('an administrator first chooses an organization, which the URL then names for every screen', async () => {
  signInAs({ isAdmin: true, groups: ['admin'] });
  const screenOfArea = (
    <>
      <OrganizationChoice />
      <OwnJobsScreen />
    </>
  );
  const { router, searchOpenJobs } = await open(screenOfArea);
  await screen.findByText(/画面の上で企業を選ぶと/);
  expect(searchOpenJobs).not.toHaveBeenCalled();
  await user.click(screen.getByRole('combobox', { name: '企業を選ぶ' }));
  await user.click(
    await screen.findByText('株式会社さざなみ', { selector: '.ant-select-item-option-content' }),
  );
  await card('案件 a');
  expect(router.state.location.search).toBe('?organization=01ORG');
  // The links of the menu do not name it.
  await act(() => router.navigate('/client/jobs'));
  await waitFor(() => expect(router.state.location.search).toBe('?organization=01ORG'));
});

test('a job is closed after a question, on the condition that nobody else has changed it', async () => {
  const updateOpenJob = jest.fn((_: object) => aJob('a', { isPublic: false, closedAt: day(0), version: 4 }));
  await open(<OwnJobsScreen />, { updateOpenJob });
  await user.click(await screen.findByLabelText('「案件 a」の募集を終了'));
  expect(updateOpenJob).not.toHaveBeenCalled();
  await user.click(await screen.findByText('募集を終了する', { selector: 'button, button > span' }));
  await waitFor(() => expect(toast.waiting().map(({ text }) => text)).toEqual(['募集を終了しました']));
  expect(updateOpenJob).toHaveBeenCalledWith(
    { input: { id: 'a', isPublic: false }, condition: { version: { eq: 3 } } },
    undefined,
    expect.anything(),
  );
  expect(within(await card('案件 a')).getByText('募集終了')).toBeInTheDocument();
});

test('a draft that nobody has seen is deleted after a question, and leaves the list', async () => {
  const deleteOpenJob = jest.fn((_: object) => aJob('c'));
  const jobs = [
    aJob('a'),
    aJob('b', { isPublic: false, isDraft: true }),
    aJob('c', { isPublic: false, isDraft: true, publishedAt: null }),
  ];
  const found = { items: jobs, total: 3, nearTotal: 3, match: 'EXACT', aggregateItems: [] };
  await open(<OwnJobsScreen />, { searchOpenJobs: () => found, deleteOpenJob });
  await card('案件 c');
  // The others are or were public.
  expect(screen.getAllByRole('button', { name: /を削除$/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '「案件 c」を削除' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除する' }));
  await waitFor(() => expect(screen.queryByText('案件 c')).toBeNull());
  expect(deleteOpenJob.mock.calls[0]![0]).toEqual({
    input: { id: 'c' },
    condition: { version: { eq: 3 } },
  });
  expect(toast.waiting().map(({ text }) => text)).toEqual(['下書きを削除しました']);
});

test('after a conflict the list says so and is read again', async () => {
  const { searchOpenJobs } = await open(<OwnJobsScreen />, { updateOpenJob: () => refuse('Conflict') });
  await user.click(await screen.findByLabelText('「案件 a」の募集を終了'));
  await user.click(await screen.findByText('募集を終了する', { selector: 'button, button > span' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(searchOpenJobs).toHaveBeenCalledTimes(2));
});

test('a copy has nothing that only administrators write, and the organization’s editor opens', async () => {
  const createOpenJob = jest.fn((_: { input: object }) => aJob('copy'));
  const stored = aJob('a', { memo: '運営のメモ', consultantName: '榎本', owners: ['me'], issue: '背景' });
  const { router } = await open(<OwnJobsScreen />, { createOpenJob, getOpenJob: () => stored });
  await user.click(await screen.findByLabelText('「案件 a」を複製'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/jobs/edit/copy'));
  const [{ input }] = createOpenJob.mock.calls[0]!;
  expect(input).toMatchObject({ title: '案件 a（コピー）', issue: '背景', isDraft: true });
  for (const field of ['memo', 'consultantName', 'owners', 'isExcellent'])
    expect(input).not.toHaveProperty(field);
});

test.each([
  ['the person uploaded', 'me', 'public/me/01JCN000000000000000000001.png'],
  ['somebody else uploaded', 'admin', null],
])('of a cover that %s, a copy has what the API accepts', async (_who, sub, expected) => {
  const createOpenJob = jest.fn((_: { input: object }) => aJob('copy'));
  const stored = aJob('a', { coverImage: `public/${sub}/01JCN000000000000000000001.png` });
  const { router } = await open(<OwnJobsScreen />, { createOpenJob, getOpenJob: () => stored });
  await user.click(await screen.findByLabelText('「案件 a」を複製'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/jobs/edit/copy'));
  expect(createOpenJob.mock.calls[0]![0].input).toMatchObject({ coverImage: expected });
});

test('the first screen counts what waits, and shows the applications to each job by state', async () => {
  await open(<ClientHomeScreen />, {}, '/client/home');
  const strip = within(await card('案件 a')).getByRole('list', { name: '状態ごとの応募数' });
  expect(strip).toHaveTextContent('応募2書類選考0面談0内定1成約0');
  const tile = (text: string) => screen.getByText(text, { selector: 'li > *' }).closest('li')!;
  expect(tile('3日以上お返事していない応募')).toHaveTextContent(/1$/);
  expect(tile('60日以上更新のない案件')).toHaveTextContent(/1$/);
  expect(tile('公開前の案件')).toHaveTextContent(/1$/);
  const waiting = within(screen.getByRole('heading', { name: 'あなたの番の応募（2件）' }).parentElement!);
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['縁 x', '縁 y']);
});

test('an organization without jobs is led to its first one', async () => {
  const none = () => ({ items: [], total: 0, nearTotal: 0, match: 'EXACT', aggregateItems: [] });
  await open(<ClientHomeScreen />, { searchOpenJobs: none, searchUserApplies: none }, '/client/home');
  expect(await screen.findByText('最初の案件を登録')).toHaveAttribute('href', '/client/jobs/new');
});

test('each job leads to the board of its applications', async () => {
  await open(<ProgressScreen />, {}, '/client/progress');
  expect(await screen.findByText('案件 a')).toHaveAttribute('href', '/client/progress/a');
});

test('a returned job says so in the list, with the reason', async () => {
  signInAs({ organizationId: '01ORG', groups: [] });
  const returned = aJob('c', { isPublic: false, isDraft: true, reviewNote: '報酬の幅を狭めてください' });
  const noted = aJob('d', { reviewNote: '古い理由' });
  await open(<OwnJobsScreen />, {
    searchOpenJobs: () => ({
      items: [returned, noted],
      total: 2,
      nearTotal: 2,
      match: 'EXACT',
      aggregateItems: [],
    }),
  });
  const row = within(await card('案件 c'));
  expect(row.getByText('差し戻し')).toBeInTheDocument();
  expect(row.getByText('報酬の幅を狭めてください')).toBeInTheDocument();
  expect(row.queryByText('下書き')).not.toBeInTheDocument();
  expect(within(await card('案件 d')).queryByText('古い理由')).not.toBeInTheDocument();
});

test('an organization lists its public jobs that lack something, the nearest day first', async () => {
  const searchOpenJobs = jest.fn((_: object) => ({
    ...{ items: [aJob('a', { itemsDueOn: '2026-12-31' })], total: 1, nearTotal: 1, match: 'EXACT' },
    aggregateItems: [],
  }));
  const { router } = await open(<OwnJobsScreen />, { searchOpenJobs });
  expect(await screen.findByText(/2026年12月31日までに、足りない項目を補ってください/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '項目が足りない公開中の案件' }));
  expect(router.state.location.search).toBe('?focus=lacking');
  await waitFor(() =>
    expect(searchOpenJobs.mock.lastCall![0]).toMatchObject({
      filter: { organizationId: { eq: '01ORG' }, itemsDueOn: { exists: true } },
      sort: [{ field: 'itemsDueOn', direction: 'asc' }],
    }),
  );
});
