import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { AdminUsersScreen } from './AdminUsersScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };

const aTalent = (key: string, changes: Record<string, unknown> = {}) => ({
  ...stamps,
  ...{ id: key, sub: key, name: `縁 ${key}`, phoneticName: 'エニシ', skillTags: ['React'] },
  ...{ appetiteToSideWork: 'NOW', isPrivate: false, isAgreedPostForClient: true, evaluationAvg: 4.25 },
  ...changes,
});

const buckets = (counts: Record<string, number>) => ({
  __typename: 'SearchableAggregateBucketResult',
  buckets: Object.entries(counts).map(([key, doc_count]) => ({ key, doc_count })),
});

function open(answers: Answers = {}, at = '/admin/users') {
  const aggregateItems = [{ name: 'appetiteToSideWork', result: buckets({ NOW: 7, GOOD_OFFER: 3 }) }];
  return renderWithApi(
    <AdminUsersScreen />,
    {
      listJobs: () => ({ items: [] }),
      listPrefacturesByOrderByPosition: () => ({ items: [] }),
      listSkillTagsByOrderByPosition: () => ({ items: [{ ...stamps, id: 'react', name: 'React' }] }),
      searchUsers: () => ({
        items: [aTalent('a'), aTalent('b')],
        total: 2,
        nearTotal: 2,
        match: 'EXACT',
        aggregateItems,
      }),
      listExports: () => ({ items: [] }),
      listUserAppliesByUser: () => ({ items: [] }),
      ...answers,
    },
    { at, path: '/admin/users' },
  );
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('a facet shows its number of results, and selecting it puts it into the url', async () => {
  const { router } = await open();
  await screen.findByText('縁 a');
  await aUser().click(screen.getByText('絞り込み'));
  const facet = await screen.findByLabelText('副業の意欲');
  expect(within(facet).getByText('7')).toBeInTheDocument();
  await aUser().click(within(facet).getByText('すぐにでも'));
  expect(router.state.location.search).toBe('?side=NOW');
});

test('active filters are shown as texts, and one tap removes a filter', async () => {
  const searchUsers = jest.fn((_args: object) => ({
    items: [],
    total: 0,
    nearTotal: 0,
    match: 'EXACT',
    aggregateItems: [],
  }));
  const { router } = await open({ searchUsers }, '/admin/users?skill=react&private=true&page=2');
  await aUser().click(await screen.findByLabelText('条件「スキル：React」を外す'));
  expect(searchUsers.mock.calls[0]![0]).toMatchObject({
    filter: { skillIDs: { in: ['react'] }, isPrivate: { eq: true } },
    from: 50,
  });
  expect(router.state.location.search).toBe('?private=true');
});

test('contact data are read only on request', async () => {
  const getUserPrivate = jest.fn((_args: object) => ({ ...stamps, id: 'a', email: 'a@example.com' }));
  await open({ getUserPrivate });
  await aUser().click(await screen.findByText('縁 a'));
  await screen.findByText('最近の応募');
  expect(getUserPrivate).not.toHaveBeenCalled();
  await aUser().click(screen.getByLabelText(/「縁 a」の連絡先を表示/));
  expect(await screen.findByText('a@example.com')).toBeInTheDocument();
  expect(getUserPrivate.mock.calls[0]![0]).toEqual({ sub: 'a' });
});

test('an export contains what the table shows, and shows its progress until it can be downloaded', async () => {
  const rows = { id: 'me.1', kind: 'PROFILE', rows: 0 };
  const states = [
    { ...rows, state: 'RUNNING', progress: 40 },
    { ...rows, state: 'READY', progress: 100, rows: 2 },
  ];
  let made = false;
  const invokeCreateSearchUsersCSV = jest.fn((_args: object) => {
    made = true;
    return { statusCode: 202, body: 'me.1' };
  });
  const listExports = () => ({
    items: made ? [{ ...stamps, ...(states.length > 1 ? states.shift() : states[0]) }] : [],
  });
  await open({ invokeCreateSearchUsersCSV, listExports }, '/admin/users?side=NOW');
  await screen.findByText('縁 a');
  await aUser().click(screen.getByText('CSVの書き出し'));
  await aUser().click(await screen.findByText('プロフィール'));
  expect(await screen.findByLabelText('「プロフィール」の進み具合')).toHaveAttribute('value', '40');
  expect(await screen.findByText('2行')).toBeInTheDocument();
  expect(screen.getByLabelText('「プロフィール」をダウンロード')).toBeEnabled();
  expect(invokeCreateSearchUsersCSV.mock.calls[0]![0]).toEqual({
    filter: { appetiteToSideWork: { in: ['NOW'] } },
    type: 'PROFILE',
  });
});

test('contact data are exported only after a note that this is recorded', async () => {
  const invokeCreateSearchUsersCSV = jest.fn((_args: object) => ({ statusCode: 202, body: 'me.1' }));
  await open({ invokeCreateSearchUsersCSV });
  await screen.findByText('縁 a');
  await aUser().click(screen.getByText('CSVの書き出し'));
  await aUser().click(await screen.findByText('連絡先'));
  await screen.findByText('書き出した人と条件が記録されます。ファイルの取り扱いにご注意ください。');
  expect(invokeCreateSearchUsersCSV).not.toHaveBeenCalled();
  await aUser().click(screen.getByText('連絡先を書き出す'));
  await waitFor(() =>
    expect(invokeCreateSearchUsersCSV.mock.calls[0]?.[0]).toMatchObject({ type: 'CONTACT' }),
  );
});

test('people who are only near are counted as near, also in the sheet for files', async () => {
  const searchUsers = () => ({
    items: [aTalent('a')],
    total: 0,
    nearTotal: 14,
    match: 'NEAR',
    aggregateItems: [],
  });
  await open({ searchUsers }, '/admin/users?q=長谷辺');
  expect(await screen.findByText('近い方 14名')).toBeInTheDocument();
  expect(screen.getByText('完全に一致する方はいません。近い方を表示しています。')).toBeInTheDocument();
  expect(screen.queryByText('0名')).not.toBeInTheDocument();
});

test('the drawer has the state and the last applications, each with a link', async () => {
  const listUserAppliesByUser = jest.fn((_args: object) => ({
    items: [
      {
        ...{ ...stamps, id: 'a.job', type: 'INTERVIEW' },
        openJob: { ...stamps, id: 'job', title: '在庫を見直す仕事', organizationName: '縁工房' },
      },
    ],
  }));
  await open({ listUserAppliesByUser }, '/admin/users?id=a');
  const drawer = await screen.findByRole('dialog', { name: '縁 a' });
  expect(await within(drawer).findByText('面談')).toBeInTheDocument();
  expect(within(drawer).getByRole('link', { name: '在庫を見直す仕事' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/applies\?.*id=a\.job/),
  );
  expect(within(drawer).getByText('同意済み')).toBeInTheDocument();
  expect(listUserAppliesByUser.mock.calls[0]![0]).toMatchObject({ userID: 'a' });
});

const select = async (name: string) => aUser().click(await screen.findByLabelText(`「${name}」を選ぶ`));

test('the sign-in of selected talents is stopped after a question; those that failed stay selected', async () => {
  const setTalentEnabled = jest.fn(({ sub }: { sub: string; enabled: boolean }) =>
    sub === 'b' ? refuse('InternalFailure') : { accepted: true },
  );
  await open({ setTalentEnabled });
  await select('縁 a');
  await select('縁 b');
  await aUser().click(screen.getByText('ログインを停止する'));
  await screen.findByText('2名のログインを停止しますか？', { selector: '.ant-modal-confirm-title' });
  expect(setTalentEnabled).not.toHaveBeenCalled();
  await aUser().click(screen.getAllByText('ログインを停止する').at(-1)!);
  expect(await screen.findByText('1件を選択中', { selector: 'strong' })).toBeInTheDocument();
  expect(setTalentEnabled.mock.calls.map(([{ sub, enabled }]) => [sub, enabled])).toEqual([
    ['a', false],
    ['b', false],
  ]);
});

test('on a phone, the cards of talents are selected, and have the actions of a desk', async () => {
  const { matchMedia } = window;
  const narrow = jest.spyOn(window, 'matchMedia');
  narrow.mockImplementation((media) => ({ ...matchMedia(media), matches: true }));
  const setTalentEnabled = jest.fn((_args: object) => ({ accepted: true }));
  const { router } = await open({ setTalentEnabled });
  await select('縁 b');
  expect(router.state.location.search).toBe('');
  await aUser().click(screen.getByText('ログインを再開する'));
  await waitFor(() => expect(setTalentEnabled.mock.calls[0]?.[0]).toEqual({ sub: 'b', enabled: true }));
  expect(await screen.findByLabelText('「縁 b」を選ぶ')).not.toBeChecked();
  narrow.mockRestore();
});

test('the selected talents alone are exported; a changed filter ends the selection', async () => {
  const invokeCreateSearchUsersCSV = jest.fn((_args: object) => ({ statusCode: 202, body: 'me.1' }));
  const { router } = await open({ invokeCreateSearchUsersCSV });
  await select('縁 b');
  await aUser().click(within(screen.getByLabelText('1件を選択中')).getByText('CSVの書き出し'));
  await aUser().click(await screen.findByText('プロフィール'));
  await waitFor(() => expect(invokeCreateSearchUsersCSV).toHaveBeenCalled());
  expect(invokeCreateSearchUsersCSV.mock.calls[0]![0]).toEqual({
    filter: { id: { in: ['b'] } },
    type: 'PROFILE',
  });
  await act(async () => router.navigate('/admin/users?side=NOW'));
  await waitFor(() => expect(screen.queryByText('1件を選択中')).not.toBeInTheDocument());
});

test('a view is saved under a name, opened again and removed', async () => {
  const { router } = await open({}, '/admin/users?side=NOW&page=2');
  await aUser().click(await screen.findByLabelText('保存した条件'));
  await aUser().type(screen.getByLabelText('条件の名前'), 'すぐ動ける人');
  await aUser().click(screen.getByRole('button', { name: '保存' }));
  await act(async () => router.navigate('/admin/users'));
  await aUser().click(await screen.findByLabelText('保存した条件'));
  await aUser().click(screen.getByRole('link', { name: 'すぐ動ける人' }));
  expect(router.state.location.search).toBe('?side=NOW');
  await aUser().click(screen.getByLabelText('保存した条件'));
  await aUser().click(screen.getByLabelText('「すぐ動ける人」を削除'));
  expect(screen.queryByRole('link', { name: 'すぐ動ける人' })).not.toBeInTheDocument();
});
