import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../lib/toast/toast';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { aUser } from '../../../testing/aUser';
import { signInAs } from '../../../testing/signInAs';
import { AdminApplicationsScreen } from './AdminApplicationsScreen';
import { keptMoves } from '../../../entities/application/move/keptMoves';
import { moveQueue } from '../../../entities/application/move/moveQueue';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };

const anApply = (key: string, changes: Record<string, unknown> = {}) => ({
  ...stamps,
  ...{ id: `${key}.job`, userID: key, openJobID: 'job', type: 'APPLIED' },
  version: 3,
  history: [{ type: 'APPLIED', at: stamps.createdAt, by: key, reason: null }],
  user: { ...stamps, id: key, name: `縁 ${key}`, version: 1 },
  openJob: {
    ...{ ...stamps, id: 'job', version: 1 },
    ...{ title: '受付画面の仕事', organizationName: '株式会社さざなみ' },
  },
  ...changes,
});

const byState = (buckets: { key: string; doc_count: number }[]) => ({
  __typename: 'SearchableAggregateBucketResult',
  buckets,
});

const aPage = (items: readonly unknown[], aggregateItems: readonly unknown[] = []) => ({
  ...{ items, aggregateItems, match: 'EXACT', total: items.length, nearTotal: items.length },
});

function open(answers: Answers = {}, at = '/admin/applies') {
  const items = [anApply('a'), anApply('b', { type: 'REJECTED' })];
  const aggregateItems = [{ name: 'type', result: byState([{ key: 'APPLIED', doc_count: 12 }]) }];
  const searchUserApplies = () => aPage(items, aggregateItems);
  return renderWithApi(
    <AdminApplicationsScreen />,
    { searchUserApplies, ...answers },
    { at, path: '/admin/applies' },
  );
}

// By text and label: finding the roles and names of a whole table takes jsdom very long.
const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;

async function startMoving(name: string, to: string) {
  await aUser().click(within(await row(name)).getByLabelText(/の状態を変える/));
  await aUser().click(await screen.findByLabelText(`「${to}」にする`));
  return within((await screen.findByLabelText(/^添える言葉/)).closest<HTMLElement>('.ant-modal')!);
}

const sendNow = async () => aUser().click(await screen.findByText('すぐに送信'));

beforeEach(() => {
  localStorage.clear();
  moveQueue.close();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('the tabs show the number of applications per state, and selecting one puts it into the url', async () => {
  const { router } = await open();
  await aUser().click(await screen.findByText('12'));
  expect(router.state.location.search).toBe('?type=APPLIED');
  await aUser().type(screen.getByPlaceholderText('タレント名、案件名で検索'), '縁');
  await aUser().click(screen.getByLabelText('検索する'));
  expect(router.state.location.search).toContain(`q=${encodeURIComponent('縁')}`);
});

test('each row shows as a small thread how far the application has come', async () => {
  await open({}, '/admin/applies');
  expect(within(await row('縁 a')).getByLabelText('応募（5段階のうち1段階）')).toBeInTheDocument();
  expect(within(await row('縁 b')).getByLabelText('見送り（2段階のうち1段階）')).toBeInTheDocument();
});

test('an application in a final state cannot be moved', async () => {
  await open();
  expect(within(await row('縁 b')).queryByLabelText(/の状態を変える/)).not.toBeInTheDocument();
});

test('a rejection requires a reason, and the move applies only to the version on the screen', async () => {
  const updateUserApplies = jest.fn(() => anApply('a', { type: 'REJECTED', version: 4 }));
  await open({ updateUserApplies });
  const dialog = await startMoving('縁 a', '見送り');
  await aUser().click(dialog.getByText('状態を変える'));
  expect(await dialog.findByText('理由を選んでください')).toBeInTheDocument();
  expect(updateUserApplies).not.toHaveBeenCalled();
  await aUser().click(dialog.getByLabelText('その他'));
  await aUser().click(dialog.getByLabelText(/^添える言葉/));
  await aUser().paste('経験が合わないため');
  await aUser().click(dialog.getByText('状態を変える'));
  await sendNow();
  await waitFor(() => expect(toast.waiting().map(({ text }) => text)).toEqual(['「見送り」にしました']));
  expect(updateUserApplies.mock.calls[0]).toEqual([
    {
      input: expect.objectContaining({ reason: '経験が合わないため', rejectionReason: 'OTHER' }),
      condition: { version: { eq: 3 } },
    },
    undefined,
    expect.anything(),
  ]);
});

test('an offer without a sheet requires a reason, and the dialog leads to the sheet instead', async () => {
  const updateUserApplies = jest.fn(() => anApply('a', { type: 'OFFERED', version: 4 }));
  await open({ searchUserApplies: () => aPage([anApply('a', { type: 'INTERVIEW' })]), updateUserApplies });
  const dialog = await startMoving('縁 a', '内定');
  expect(dialog.getByText('条件書を開いて内定を伝える')).toHaveAttribute('href', '/client/terms/a.job');
  await aUser().click(dialog.getByText('状態を変える'));
  expect(await dialog.findByText('添える言葉を入力してください')).toBeInTheDocument();
  expect(moveQueue.get()).toEqual([]);
});

test('a conflict is shown with the application, and the list is read again', async () => {
  const searchUserApplies = jest.fn(() => aPage([anApply('a')]));
  await open({ searchUserApplies, updateUserApplies: () => refuse('Conflict') });
  const dialog = await startMoving('縁 a', '書類選考');
  const before = searchUserApplies.mock.calls.length;
  await aUser().click(dialog.getByText('状態を変える'));
  await sendNow();
  await waitFor(() => expect(searchUserApplies.mock.calls.length).toBeGreaterThan(before));
  expect(await screen.findByText(/縁 a.*ほかの画面で状態が変わりました/)).toBeInTheDocument();
  await aUser().click(screen.getByText('変更を破棄'));
  expect(screen.queryByText(/ほかの画面で状態が変わりました/)).not.toBeInTheDocument();
  expect(moveQueue.get()).toEqual([]);
});

test('a change that is taken back is never sent', async () => {
  const updateUserApplies = jest.fn(() => anApply('a', { type: 'SCREENING', version: 4 }));
  await open({ updateUserApplies });
  const dialog = await startMoving('縁 a', '書類選考');
  await aUser().click(dialog.getByText('状態を変える'));
  expect(within(await row('縁 a')).getByText('未送信：書類選考')).toBeInTheDocument();
  await aUser().click(await screen.findByText('取り消す'));
  expect(within(await row('縁 a')).getByLabelText(/の状態を変える/)).toBeInTheDocument();
  moveQueue.sendNow('waiting', 'left', 'failed');
  expect(updateUserApplies).not.toHaveBeenCalled();
});

test('a change that was left when the page was closed is listed; its row shows the stored state', async () => {
  const left = { id: 'a.job', version: 3, to: 'SCREENING', reason: '', name: '縁 a', title: '案件' } as const;
  keptMoves.keep('me', { ...left, at: 0, tab: 'closed', state: 'waiting' });
  await open();
  const shown = within(await row('縁 a'));
  expect(await screen.findByText(/縁 a.*書類選考/)).toBeInTheDocument();
  expect(shown.getByLabelText(/の状態を変える/)).toHaveTextContent('応募');
});

test('what is not sent yet is sent when the page is hidden', async () => {
  const updateUserApplies = jest.fn(() => anApply('a', { type: 'SCREENING', version: 4 }));
  await open({ updateUserApplies });
  const dialog = await startMoving('縁 a', '書類選考');
  await aUser().click(dialog.getByText('状態を変える'));
  await screen.findByText('取り消す');
  expect(updateUserApplies).not.toHaveBeenCalled();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(updateUserApplies).toHaveBeenCalledTimes(1));
  visibility.mockRestore();
});

test('the selected applications are moved together; one that was refused stays selected', async () => {
  const sent: string[] = [];
  const items = ['a', 'b', 'c'].map((key) => anApply(key)).concat(anApply('d', { type: 'INTERVIEW' }));
  await open({
    searchUserApplies: () => aPage(items),
    updateUserApplies: ({ input }: { input: { id: string } }) => {
      sent.push(input.id);
      if (input.id === 'b.job') return refuse('Lambda:Unhandled');
      return anApply(input.id[0]!, { type: 'SCREENING', version: 4 });
    },
  });
  await row('縁 a');
  await aUser().click(screen.getAllByLabelText('このページの行をすべて選択')[0]!);
  await aUser().click(await screen.findByText('状態を変える（4）'));
  await aUser().click(await screen.findByLabelText('「書類選考」にする（3件）'));
  await aUser().click(screen.getByText('状態を変える', { selector: '.ant-modal button *' }));
  await sendNow();
  expect(await screen.findByText('1件の状態を変えられませんでした。', { exact: false })).toBeInTheDocument();
  expect(sent.sort()).toEqual(['a.job', 'b.job', 'c.job']);
  const isSelected = (name: string) =>
    screen.getByLabelText<HTMLInputElement>(`「縁 ${name}」の応募を選択`).checked;
  expect(['a', 'b', 'c', 'd'].map(isSelected)).toEqual([false, true, false, true]);
  for (const name of ['縁 a', '縁 c'])
    expect(await within(await row(name)).findByLabelText(/^書類選考（/)).toBeInTheDocument();
});

test('j and k move through the rows, Enter opens one, Esc closes it', async () => {
  const { router } = await open();
  await row('縁 a');
  screen.getByLabelText('案件応募者').focus();
  await aUser().keyboard('jjk{Enter}');
  expect(router.state.location.search).toBe('?id=a.job');
  expect(await screen.findByText('選考の履歴')).toBeInTheDocument();
  await aUser().keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('while the applications are loading, neither an empty list nor a count is shown', async () => {
  let answer: (found: object) => void = () => undefined;
  await open({ searchUserApplies: () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByLabelText('読み込んでいます')).toBeInTheDocument();
  expect(screen.queryByText(/データがありません|応募はまだありません/)).not.toBeInTheDocument();
  expect(screen.getByText('応募', { selector: 'button' })).toHaveTextContent(/^応募$/);
  answer(aPage([], [{ name: 'type', result: byState([]) }]));
  expect(await screen.findByText('応募はまだありません。')).toBeInTheDocument();
  expect(screen.getByText('応募', { selector: 'button' })).toHaveTextContent('応募0');
});

test('j works on arrival, without a focus on the table', async () => {
  const { router } = await open();
  await row('縁 a');
  await aUser().keyboard('j{Enter}');
  expect(router.state.location.search).toBe('?id=a.job');
});

test('a click on a row opens it; a click on its state does not', async () => {
  const { router } = await open();
  await aUser().click(within(await row('縁 a')).getByLabelText(/の状態を変える/));
  expect(router.state.location.search).toBe('');
  await aUser().click(within(await row('縁 b')).getByText('受付画面の仕事'));
  expect(router.state.location.search).toBe('?id=b.job');
});

test('the counts follow a move at once, before the search index does', async () => {
  const updateUserApplies = () => anApply('a', { type: 'SCREENING', version: 4 });
  await open({ updateUserApplies });
  const dialog = await startMoving('縁 a', '書類選考');
  await aUser().click(dialog.getByText('状態を変える'));
  await sendNow();
  const tab = (name: string) => screen.getByText(name, { selector: '[role="group"] button' });
  await waitFor(() => expect(tab('書類選考')).toHaveTextContent('書類選考1'));
  expect(tab('応募')).toHaveTextContent('応募11');
});

test('a hidden column stays hidden on the next visit', async () => {
  const title = () => screen.queryByText('企業', { selector: 'th *, th' });
  const { unmount } = await open();
  await row('縁 a');
  expect(title()).toBeInTheDocument();
  await aUser().click(screen.getByText('表示する列'));
  await aUser().click(await screen.findByLabelText('企業'));
  await waitFor(() => expect(title()).not.toBeInTheDocument());
  unmount();
  await open();
  await row('縁 a');
  expect(title()).not.toBeInTheDocument();
});
