import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delays } from '../../../lib/settings/delays';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { moveQueue } from '../../../entities/application/move/moveQueue';
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
const menuOf = (name: string) => screen.findByLabelText(`「${name}」を移動`);
async function choose(name: string, label: string) {
  const menu = await menuOf(name);
  await user.click(menu);
  await user.click(within(menu.closest('details')!).getByText(label));
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
  expect(within(await column(/^応募 1$/)).getByText('縁 yui')).toHaveAttribute(
    'href',
    '/client/message/c-yui?application=yui.j',
  );
  const names = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
  expect(names.filter((name) => name && / \d$/.test(name))).toHaveLength(7);
  expect(
    within(screen.getByRole('region', { name: '選考の流れ' })).getByText('書類選考'),
  ).toBeInTheDocument();
});

test('who has withdrawn is shown by the public name or none, with a way to the conversation only', async () => {
  await open();
  const withdrawn = within(await column(/^辞退 2$/));
  const ways = withdrawn.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/client/message/c-mio?application=mio.j',
    '/client/message/c-sho?application=sho.j',
  ]);
  expect(withdrawn.getByText('みお')).toBeInTheDocument();
  expect(withdrawn.getByText('（名前は非公開です）')).toBeInTheDocument();
  expect(withdrawn.queryByText('mioです')).not.toBeInTheDocument();
  expect(withdrawn.queryByText('移動する')).not.toBeInTheDocument();
});

test('the keyboard moves an application along the transitions only, and the focus stays with the card', async () => {
  const { updateUserApplies } = await open();
  const menu = await menuOf('縁 yui');
  const names = within(menu.closest('details')!)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['書類選考', '見送り']);
  await choose('縁 yui', '書類選考');
  const card = within(await column(/^書類選考 1$/))
    .getByText('縁 yui')
    .closest<HTMLElement>('[data-card]')!;
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

test('a move that is taken back is not sent, and the focus goes back to the card', async () => {
  jest.useFakeTimers();
  const { updateUserApplies } = await open();
  await choose('縁 yui', '書類選考');
  await column(/^書類選考 1$/);
  await user.click(screen.getByText('取り消す'));
  await column(/^応募 1$/);
  expect(await menuOf('縁 yui')).toHaveFocus();
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

test('an offer opens the sheet of terms, and nobody moves an application to a contract', async () => {
  const { router } = await open({ applyUsers: { items: [anApplication('ren', 'INTERVIEW')] } });
  await choose('縁 ren', '内定');
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/terms/ren.j'));
  await open({ applyUsers: { items: [anApplication('ren', 'OFFERED')] } });
  const menu = await menuOf('縁 ren');
  await user.click(menu);
  expect(within(menu.closest('details')!).queryByText('成約')).not.toBeInTheDocument();
});

test('a drop that the course does not allow is explained', async () => {
  await open();
  fireEvent.drop(await column(/^内定 1$/), { dataTransfer: { getData: () => 'yui.j' } });
  await waitFor(() =>
    expect(toast.waiting().map(({ text }) => text)).toEqual([
      '「縁 yui」は「内定」に移せません。いま移せるのは、書類選考・見送りです。',
    ]),
  );
});

test('a drop on the contracts is explained: the talent’s acceptance makes them', async () => {
  await open();
  fireEvent.drop(await column(/^成約 0$/), { dataTransfer: { getData: () => 'ren.j' } });
  await waitFor(() =>
    expect(toast.waiting().map(({ text }) => text)).toEqual([
      '成約は、タレントが条件書を承諾すると決まります。「縁 ren」の条件書を確かめてください。',
    ]),
  );
});

test('a rejection asks for its reason, which is sent apart from the words to the talent', async () => {
  const { updateUserApplies } = await open();
  await choose('縁 yui', '見送り');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('状態を変える'));
  await dialog.findByText('理由を選んでください');
  await user.click(dialog.getByLabelText('経験の領域・年数が合わない'));
  await user.type(dialog.getByLabelText(/^社内のメモ/), '半年後に');
  await user.type(dialog.getByLabelText(/^添える言葉/), 'ご応募ありがとうございました');
  await user.click(dialog.getByText('状態を変える'));
  await column(/^見送り 1$/);
  await user.click(screen.getByText('すぐに送信'));
  await waitFor(() => expect(updateUserApplies).toHaveBeenCalledTimes(1));
  expect(updateUserApplies.mock.calls[0]![0].input).toEqual({
    ...{ id: 'yui.j', type: 'REJECTED', reason: 'ご応募ありがとうございました' },
    ...{ rejectionReason: 'EXPERIENCE', note: '半年後に' },
  });
});

test('the table has the same applications and moves', async () => {
  await open({}, '/client/progress/j?view=table');
  const rows = within(await screen.findByRole('list', { name: '表' }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.getAttribute('aria-label') === '表');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    '縁 yui',
    '縁 ren',
    'みお',
    '（名前は非公開です）',
  ]);
  expect(within(rows[1]!).getByLabelText('「縁 ren」を移動')).toBeInTheDocument();
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
