import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { AdminJobScreen } from './AdminJobScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };
const record = (id: string, more: object = {}) => ({ ...stamps, version: 1, id, ...more });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const job = (changes: object = {}) => ({
  ...stamps,
  ...{ id: 'j', version: 4, title: '在庫を見える化する', organizationName: '株式会社さざなみ' },
  ...{ organizationOpenJobsId: '01ORG', isPublic: false, isDraft: false, memo: '急ぎ', owners: ['a', 'b'] },
  ...{ reviewRequestedAt: stamps.createdAt, overView: '倉庫の仕事です。', skills: ['React'] },
  requiredSkillTags: [record('react', { name: 'React' })],
  selectionProcesses: { items: [record('j.1', { step: 1, title: '面談' })] },
  mainJobs: {
    items: [record('j.sre', { jobID: 'sre', isSelected: true, job: record('sre', { name: 'SRE' }) })],
  },
  ...changes,
});

interface Sent {
  input: Record<string, unknown>;
  condition?: object;
}

async function open(changes: object = {}, answers: Answers = {}) {
  let stored: object = job(changes);
  const updateOpenJob = jest.fn(({ input }: Sent) => (stored = { ...stored, ...input, version: 5 }));
  const view = await renderWithApi(
    <AdminJobScreen />,
    { getOpenJob: () => stored, updateOpenJob, ...answers },
    { at: '/admin/jobs/detail/j', path: '/admin/jobs/detail/:id' },
  );
  return { ...view, updateOpenJob };
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const toasts = () => toast.waiting().map(({ text }) => text);

beforeEach(() => {
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('a job is shown as stored, with what only administrators see', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: '在庫を見える化する' })).toBeInTheDocument();
  for (const text of ['公開の確認待ち', '急ぎ', '2人', 'SRE', '倉庫の仕事です。', '面談'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ['public for more than 60 days', { isPublic: true, publishedAt: daysAgo(61) }, true],
  ['public for less', { isPublic: true, publishedAt: daysAgo(59) }, false],
  ['no longer public', { publishedAt: daysAgo(61), closedAt: daysAgo(1) }, false],
])('a job that is %s shows the warning only while it is old', async (_state, changes, isWarned) => {
  await open(changes);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/公開してから時間がたっています/) !== null).toBe(isWarned);
});

test('publishing asks first, and applies only to the version on the screen', async () => {
  const { updateOpenJob } = await open();
  await press('公開する');
  expect(updateOpenJob).not.toHaveBeenCalled();
  await inDialog('公開する');
  await waitFor(() => expect(toasts()).toEqual(['公開しました']));
  expect(updateOpenJob.mock.calls[0]![0]).toEqual({
    input: { id: 'j', isDraft: false, isPublic: true },
    condition: { version: { eq: 4 } },
  });
  expect(await screen.findByRole('button', { name: '募集を終了する' })).toBeInTheDocument();
});

test('a note is required to return a job, and is shown afterwards', async () => {
  const { updateOpenJob } = await open();
  await press('差し戻す');
  await inDialog('差し戻す');
  expect(await screen.findByText('差し戻しの理由を入力してください')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^差し戻しの理由/), '報酬を書いてください');
  await inDialog('差し戻す');
  await waitFor(() => expect(toasts()).toEqual(['下書きに差し戻しました']));
  expect(updateOpenJob.mock.calls[0]![0].input).toEqual({
    ...{ id: 'j', isDraft: true, isPublic: false, reviewNote: '報酬を書いてください' },
  });
  expect(await screen.findByText('差し戻し')).toBeInTheDocument();
});

test('what the API refuses is said with the name of the field and its rule', async () => {
  const refused = {
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.organizationNameForHidden', rule: 'required' },
  };
  const updateOpenJob = () => {
    throw new GraphQLError('refused', { extensions: refused });
  };
  await open({}, { updateOpenJob });
  await press('公開する');
  await inDialog('公開する');
  expect(await screen.findByText(/^「非公開時の企業名」：/)).toBeInTheDocument();
});

test('after a conflict the job is read again, and the message stays', async () => {
  const getOpenJob = jest.fn(() => job({ isPublic: true }));
  await open({}, { getOpenJob, updateOpenJob: () => refuse('Conflict') });
  await press('募集を終了する');
  const before = getOpenJob.mock.calls.length;
  await inDialog('募集を終了する');
  expect(await screen.findByText(/ほかの画面で内容が変わりました/)).toBeInTheDocument();
  await waitFor(() => expect(getOpenJob.mock.calls.length).toBeGreaterThan(before));
});

test('a copy is a draft with the occupations and steps, and is opened', async () => {
  const sent: [string, Sent][] = [];
  const note = (name: string, id: string) => (call: Sent) => {
    sent.push([name, call]);
    return record(id);
  };
  const { router } = await open(
    {},
    {
      createOpenJob: note('job', 'k'),
      createSelectionProcess: note('step', 'k.1'),
      createOpenJobMainJobs: note('occupation', 'k.sre'),
      listSkills: () => ({ items: [record('skill-react', { name: 'React' })] }),
    },
  );
  await press('複製する');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/jobs/edit/k'));
  const [first, ...below] = sent.map(([name, { input }]) => [name, input] as const);
  expect(first![1]).toMatchObject({
    ...{
      title: '在庫を見える化する（コピー）',
      organizationOpenJobsId: '01ORG',
      isDraft: true,
      isPublic: false,
    },
    ...{ skills: ['skill-react'], requiredSkillTags: ['react'], memo: '急ぎ', owners: ['a', 'b'] },
  });
  expect(first![1]).not.toHaveProperty('isExcellent');
  expect(below).toEqual([
    ['step', { openJobID: 'k', step: 1, title: '面談', description: null }],
    ['occupation', { openJobID: 'k', jobID: 'sre', isSelected: true }],
  ]);
});

test('a draft in which people are involved is not deleted, and the screen says why', async () => {
  const deleteOpenJob = () => {
    throw new GraphQLError('refused', { extensions: { errorType: 'Conflict', errorInfo: { inUse: 1 } } });
  };
  await open({ isDraft: true }, { deleteOpenJob });
  await press('削除');
  await inDialog('削除する');
  expect(await screen.findByText(/担当者や契約などの記録がある/)).toBeInTheDocument();
});

test('a deleted draft leads to the table of jobs', async () => {
  const { router } = await open({ isDraft: true }, { deleteOpenJob: () => job() });
  await press('削除');
  await inDialog('削除する');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/jobs'));
  expect(toasts()).toEqual(['下書きを削除しました']);
});

test('the applications are read when their tab is opened, and each leads to the application', async () => {
  const listUserAppliesByOpenJob = jest.fn(() => ({
    items: [record('t.j', { userID: 't', type: 'SCREENING', user: record('t', { name: '森川 遥' }) })],
  }));
  const { router } = await open({}, { listUserAppliesByOpenJob });
  await screen.findByText('急ぎ');
  expect(listUserAppliesByOpenJob).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: '応募' }));
  const link = await screen.findByRole('link', { name: '森川 遥' });
  expect(link).toHaveAttribute('href', `/admin/applies?q=${encodeURIComponent('森川')}+%E9%81%A5&id=t.j`);
  expect(router.state.location.search).toBe('?tab=applicants');
});

test('a job that does not exist leads to the page for unknown URLs', async () => {
  const { router } = await open({}, { getOpenJob: () => null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('owners are shown by name, and removed and saved', async () => {
  const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  const people = [record(one, { name: '森川 遥' }), record(two, { name: '早川 麻衣' })];
  const { updateOpenJob } = await open(
    { owners: [one, two], userOpenJobs: { items: [], nextToken: null } },
    { searchUsers: () => ({ items: people, total: 2, nextToken: null, match: 'EXACT' }) },
  );
  await user.click(await screen.findByRole('tab', { name: '関係者' }));
  const owners = await screen.findByRole('region', { name: '所有者' });
  expect(await within(owners).findByText('早川 麻衣')).toBeInTheDocument();
  expect(within(owners).getByRole('button', { name: '所有者を保存' })).toBeDisabled();
  await user.click(within(owners).getByRole('combobox', { name: '所有者' }));
  await user.keyboard('{Backspace}');
  await user.click(within(owners).getByRole('button', { name: '所有者を保存' }));
  await waitFor(() => expect(toasts()).toContain('所有者を変更しました'));
  expect(updateOpenJob.mock.calls[0]?.[0]).toEqual({
    input: { id: 'j', owners: [one] },
    condition: { version: { eq: 4 } },
  });
});
