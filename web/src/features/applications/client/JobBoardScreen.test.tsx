import { act, screen, waitFor, within } from '@testing-library/react';
import { delays } from '../../../lib/settings/delays';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { moveQueue } from '../move/moveQueue';
import { JobBoardScreen } from './JobBoardScreen';

const at = '2026-01-05T00:00:00.000Z';
const stamps = { createdAt: at, updatedAt: at, version: 2 };
const anApplication = (id: string, type: string, changes: object = {}) => ({
  ...stamps,
  ...{ id: `${id}.j`, userID: id, openJobID: 'j', type, message: `${id}です`, conversationId: `c-${id}` },
  history: [{ type, at, by: id }],
  user: { ...stamps, id, name: `縁 ${id}`, displayName: `${id}さん` },
  ...changes,
});

const user = aUser();

async function open(job: object = {}, path = '/client/progress/j') {
  const updateUserApplies = jest.fn(({ input }: { input: { id: string; type: string; reason: string } }) => ({
    ...anApplication(input.id.split('.')[0]!, input.type),
    version: 3,
  }));
  const getOpenJob = () => ({
    ...stamps,
    ...{
      id: 'j',
      title: '在庫を見える化する',
      organizationOpenJobsId: '01ORG',
      isPublic: true,
      isDraft: false,
    },
    selectionProcesses: { items: [{ ...stamps, id: 'j.1', step: 1, title: '書類選考' }] },
    applyUsers: {
      items: [
        anApplication('yui', 'APPLIED'),
        anApplication('ren', 'OFFERED'),
        anApplication('mio', 'WITHDRAWN', { user: { ...stamps, id: 'mio', displayName: 'みお' } }),
        anApplication('sho', 'WITHDRAWN', { user: null }),
      ],
    },
    ...job,
  });
  const view = await renderWithApi(
    <JobBoardScreen />,
    { getOpenJob, updateUserApplies },
    { at: path, path: '/client/progress/:id' },
  );
  return { ...view, updateUserApplies };
}
const column = (name: RegExp) => screen.findByRole('region', { name });

beforeEach(() => {
  localStorage.clear();
  toast.taken(toast.waiting());
  moveQueue.close();
  signInAs({ organizationId: '01ORG' });
});
afterEach(() => jest.useRealTimers());

test('the columns are the seven states; the steps of the job are words in its head', async () => {
  await open();
  expect(within(await column(/^応募 1$/)).getByText('縁 yui')).toHaveAttribute('href', '/client/users/yui');
  const names = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
  expect(names.filter((name) => name && / \d$/.test(name))).toHaveLength(7);
  expect(
    within(screen.getByRole('region', { name: '選考の流れ' })).getByText('書類選考'),
  ).toBeInTheDocument();
});

test('who has withdrawn is shown by the public name or none, without a way to the profile', async () => {
  await open();
  const withdrawn = within(await column(/^辞退 2$/));
  expect(withdrawn.getByText('みお')).not.toHaveAttribute('href');
  expect(withdrawn.getByText('（名前は非公開です）')).toBeInTheDocument();
  expect(withdrawn.queryByText('mioです')).not.toBeInTheDocument();
  expect(withdrawn.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the keyboard moves an application along the transitions only, and the focus stays with the card', async () => {
  const { updateUserApplies } = await open();
  const menu = within(await column(/^応募 1$/)).getByRole('combobox', { name: '「縁 yui」を移動' });
  const names = within(menu)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['移動する', '書類選考', '見送り']);
  menu.focus();
  await user.selectOptions(menu, '書類選考');
  const card = within(await column(/^書類選考 1$/))
    .getByText('縁 yui')
    .closest('li')!;
  expect(card).toHaveTextContent('未送信');
  expect(card).toHaveFocus();
  expect(updateUserApplies).not.toHaveBeenCalled();
  await user.click(screen.getByText('すぐに送信'));
  await waitFor(() => expect(updateUserApplies).toHaveBeenCalledTimes(1));
  expect(updateUserApplies.mock.calls[0]![0]).toEqual({
    input: { id: 'yui.j', type: 'SCREENING', reason: null },
    condition: { version: { eq: 2 } },
  });
  await waitFor(() => expect(card).not.toHaveTextContent('未送信'));
});

test('a move that is taken back is not sent', async () => {
  jest.useFakeTimers();
  const { updateUserApplies } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: '「縁 ren」を移動' }), '成約');
  await column(/^成約 1$/);
  await user.click(screen.getByText('取り消す'));
  await column(/^内定 1$/);
  await act(() => jest.advanceTimersByTimeAsync(delays.takeBack * 2));
  expect(updateUserApplies).not.toHaveBeenCalled();
});

test('a phone shows one state at a time, which the URL has', async () => {
  const matchMedia = window.matchMedia.bind(window);
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: true }));
  const { router } = await open({}, '/client/progress/j?column=WITHDRAWN');
  expect(await screen.findByText('みお')).toBeInTheDocument();
  expect(screen.queryByText('縁 yui')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^応募/ }));
  expect(await screen.findByText('縁 yui')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?column=APPLIED');
  narrow.mockRestore();
});

test('a rejection asks for its reason', async () => {
  const { updateUserApplies } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: '「縁 yui」を移動' }), '見送り');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('状態を変える'));
  await dialog.findByText('見送りの理由を入力してください');
  await user.type(dialog.getByLabelText(/^理由/), '経験年数が合わないため');
  await user.click(dialog.getByText('状態を変える'));
  await column(/^見送り 1$/);
  await user.click(screen.getByText('すぐに送信'));
  await waitFor(() => expect(updateUserApplies).toHaveBeenCalledTimes(1));
  expect(updateUserApplies.mock.calls[0]![0].input).toEqual({
    ...{ id: 'yui.j', type: 'REJECTED', reason: '経験年数が合わないため' },
  });
});

test('the table has the same applications and moves', async () => {
  await open({}, '/client/progress/j?view=table');
  const rows = within(await screen.findByRole('list', { name: '表' })).getAllByRole('listitem');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    '縁 yui',
    '縁 ren',
    'みお',
    '（名前は非公開です）',
  ]);
  expect(within(rows[1]!).getByRole('combobox', { name: '「縁 ren」を移動' })).toBeInTheDocument();
});

test('the board of another organization’s job is as if it did not exist', async () => {
  const { router } = await open({ organizationOpenJobsId: '02OTHER' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('a card that was moved has the states before, with the reasons', async () => {
  const history = [
    { type: 'APPLIED', at, by: 'yui' },
    { type: 'SCREENING', at: '2026-01-07T00:00:00.000Z', by: 'me', reason: '経験が合うため' },
  ];
  await open({ applyUsers: { items: [anApplication('yui', 'SCREENING', { history })] } });
  const card = within(await column(/^書類選考 1$/));
  const summary = card.getByText('選考の履歴');
  await user.click(summary);
  const states = within(summary.closest('details')!).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('応募'),
    expect.stringMatching(/書類選考経験が合うため$/),
  ]);
});
