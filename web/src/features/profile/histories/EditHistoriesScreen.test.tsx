import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { EditHistoriesScreen } from './EditHistoriesScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };
const list = (...items: object[]) => ({ items: items.map((item) => ({ ...stamps, version: 1, ...item })) });
const achievement = {
  ...{ ...stamps, id: 'me.1.1', version: 1, projectName: '在庫管理の刷新', startDate: '2020-05-01' },
  links: list({ id: 'me.1.1.1', title: '記事', url: 'https://example.com/article' }),
  uploads: list({ id: 'me.1.1.2', filename: '資料.pdf', file: 'private/me/1.pdf' }),
};
const work = {
  ...{ id: 'me.1', historyType: 'WORK', organizationName: '青葉システムズ', position: '設計', version: 4 },
  ...{ startDate: '2020-04-01', endDate: '2022-03-01', isLastJob: true },
  divisions: list({ id: 'me.1.9', name: '開発部' }),
  achievements: list(achievement),
};
const school = {
  id: 'me.2',
  historyType: 'EDUCATION',
  organizationName: '桜丘大学',
  startDate: '2010-04-01',
};
const current = { id: 'me.3', historyType: 'WORK', organizationName: '若葉製作所', isCurrentJob: true };
const user = aUser();

interface Call {
  input: Record<string, unknown>;
  condition?: object;
}

async function open(changes: object = {}, answers: Answers = {}) {
  const profile = {
    ...{ ...stamps, id: 'me', version: 1, isShareHistories: true, isAgreedPostForClient: true },
    ...{ workHistories: list(school, work, current), qualifications: list(), resumes: list(), ...changes },
  };
  const calls: [string, Call][] = [];
  const note =
    (name: string, answer: (call: Call) => object) =>
    (call: Call): object => {
      calls.push([name, call]);
      return answer(call);
    };
  const echo = (id: string) => (call: Call) => ({ ...stamps, id, version: 1, ...call.input });
  const view = await renderWithApi(<EditHistoriesScreen />, {
    getUser: () => profile,
    createWorkHistory: note('createWorkHistory', echo('me.7')),
    updateWorkHistory: note('updateWorkHistory', ({ input }) => ({
      ...stamps,
      ...work,
      ...input,
      version: 5,
    })),
    deleteWorkHistory: note('deleteWorkHistory', ({ input }) => ({ ...stamps, version: 1, ...input })),
    createWorkHistoryDivision: note('createWorkHistoryDivision', echo('me.1.8')),
    deleteWorkHistoryDivision: note('deleteWorkHistoryDivision', echo('me.1.9')),
    createWorkHistoryCompany: note('createWorkHistoryCompany', echo('company')),
    updateWorkHistoryAchievement: note('updateWorkHistoryAchievement', echo('me.1.1')),
    createWorkHistoryAchievementLink: note('createWorkHistoryAchievementLink', echo('me.1.1.8')),
    deleteWorkHistoryAchievementLink: note('deleteWorkHistoryAchievementLink', echo('me.1.1.1')),
    createQualification: note('createQualification', echo('me.5')),
    updateUser: note('updateUser', ({ input }) => ({ ...profile, ...input })),
    listWorkHistoryCompanies: () => list({ id: 'aoba', name: '青葉デザイン' }),
    ...answers,
  });
  await screen.findByRole('heading', { name: '職歴' });
  return { ...view, calls, names: () => calls.map(([name]) => name) };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sheet = () => screen.findByRole('dialog');
const month = async (group: string, year: string, number: string) => {
  const boxes = within(await screen.findByRole('group', { name: group })).getAllByRole('textbox');
  for (const [index, text] of [year, number].entries()) {
    await user.clear(boxes[index]!);
    await user.type(boxes[index]!, text);
  }
};

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('histories are listed by date, apart from schools, with who sees each of them', async () => {
  await open();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['青葉システムズ', '若葉製作所', '桜丘大学']);
  const present = screen.getByRole('heading', { name: '若葉製作所' }).closest('li')!;
  expect(within(present).getByText('自分とEnishiの運営だけが見られます')).toBeInTheDocument();
  const former = screen.getByRole('heading', { name: '青葉システムズ' }).closest('li')!;
  expect(within(former).getAllByText('だれでも見られます')).toHaveLength(1);
});

test('one changed field is saved with one call, for the version that was loaded', async () => {
  const { calls } = await open();
  await press('「青葉システムズ」を編集する');
  await fillIn(user, '役職・ポジション任意', 'テックリード');
  await press('保存する');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toEqual([
    [
      'updateWorkHistory',
      { input: { id: 'me.1', position: 'テックリード' }, condition: { version: { eq: 4 } } },
    ],
  ]);
});

test('a new history needs a name and a start, and adds its company to the suggestions', async () => {
  const { calls, names } = await open();
  await press('職歴を追加');
  await press('保存する');
  expect(await screen.findByText('会社名を入力してください')).toBeInTheDocument();
  expect(screen.getByText('入社を入力してください')).toBeInTheDocument();
  await fillIn(user, '会社名必須', '若葉デザイン');
  await month('入社', '2023', '4');
  await user.click(screen.getByRole('checkbox', { name: '現在も続いている' }));
  await press('保存する');
  await waitFor(() => expect(names()).toEqual(['createWorkHistory', 'createWorkHistoryCompany']));
  const { clientToken, ...input } = calls[0]![1].input;
  expect(clientToken).toMatch(/^[0-9A-Z]{26}$/);
  const sent = { organizationName: '若葉デザイン', startDate: '2023-04-01', isContinuation: true };
  expect(input).toEqual({ userID: 'me', historyType: 'WORK', ...sent });
});

test('a company that the API does not add to the suggestions does not disturb', async () => {
  await open({}, { createWorkHistoryCompany: () => refuse('Conflict') });
  await press('「青葉システムズ」を編集する');
  await fillIn(user, '会社名必須', '青葉デザイン');
  await press('保存する');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what goes on has no end, and a present employer goes on', async () => {
  const { calls } = await open();
  await press('「青葉システムズ」を編集する');
  expect(await screen.findByRole('group', { name: '退社' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '現在も続いている' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '退社' })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('checkbox', { name: '現在の勤務先' }));
  expect(await screen.findByText(/この職歴は自分とEnishiの運営だけが見られます/)).toBeInTheDocument();
  await press('保存する');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]![1].input).toEqual({
    ...{ id: 'me.1', endDate: null, isContinuation: true, isCurrentJob: true },
  });
});

test.each([
  ['入社', '2999', '1', '今日までの日付を入力してください。'],
  ['退社', '2019', '1', '終了日は、開始日と同じ日か、それより後にしてください。'],
  ['退社', '2021', '13', '日付を正しく入力してください'],
])('%s %s-%s is refused with the message of its rule', async (group, year, number, message) => {
  const { calls } = await open();
  await press('「青葉システムズ」を編集する');
  await month(group, year, number);
  await press('保存する');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('an overlap is a warning that does not hinder saving', async () => {
  const { names } = await open({
    workHistories: list(work, { ...work, id: 'me.4', organizationName: '風見' }),
  });
  await press('「青葉システムズ」を編集する');
  expect(await screen.findByText(/「風見」と期間が重なっています/)).toBeInTheDocument();
  await fillIn(user, '役職・ポジション任意', 'テックリード');
  await press('保存する');
  await waitFor(() => expect(names()).toEqual(['updateWorkHistory']));
});

test('divisions are added and removed as records of their own', async () => {
  const { calls } = await open();
  await press('「青葉システムズ」を編集する');
  const field = within(await sheet()).getByLabelText('部署任意');
  await user.type(field, '{Backspace}品質管理部{Enter}');
  await press('保存する');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    ['deleteWorkHistoryDivision', { input: { id: 'me.1.9' } }],
    ['createWorkHistoryDivision', { input: { workHistoryID: 'me.1', name: '品質管理部' } }],
  ]);
});

test('deleting a history says what goes with it', async () => {
  const { names } = await open();
  await press('「青葉システムズ」を削除する');
  const dialog = await sheet();
  expect(dialog).toHaveTextContent('実績1件、リンク1件、ファイル1件も一緒に削除されます');
  await user.click(within(dialog).getByRole('button', { name: '削除する' }));
  await waitFor(() => expect(names()).toEqual(['deleteWorkHistory']));
});

test('after a conflict the sheet shows the other change and keeps what was typed', async () => {
  const histories = list(work);
  await open(
    { workHistories: histories },
    {
      updateWorkHistory: () => {
        Object.assign(histories.items[0]!, { version: 5, position: 'ほかの画面の役職' });
        return refuse('Conflict');
      },
    },
  );
  await press('「青葉システムズ」を編集する');
  await fillIn(user, '役職・ポジション任意', 'わたしの役職');
  await press('保存する');
  expect(await screen.findByText('ほかの画面の役職')).toBeInTheDocument();
  await press('この内容で編集を続ける');
  expect(screen.getByLabelText('役職・ポジション任意')).toHaveValue('わたしの役職');
});

test('links are checked like the API does, and written one by one', async () => {
  const { calls } = await open();
  await press('「在庫管理の刷新」を編集する');
  await user.click(within(await sheet()).getByRole('button', { name: 'リンク1を外す' }));
  await press('リンクを追加');
  await fillIn(user, 'リンク1のURL', 'http://example.com/talk');
  await press('保存する');
  expect(await screen.findByText('リンク1：https:// で始まるURLを入力してください。')).toBeInTheDocument();
  await fillIn(user, 'リンク1のURL', 'https://example.com/talk');
  await press('保存する');
  await waitFor(() => expect(calls).toHaveLength(2));
  const link = { workHistoryAchievementID: 'me.1.1', title: null, url: 'https://example.com/talk' };
  expect(calls).toEqual([
    ['deleteWorkHistoryAchievementLink', { input: { id: 'me.1.1.1' } }],
    ['createWorkHistoryAchievementLink', { input: link }],
  ]);
});

test('an achievement outside the time of its history gives a warning', async () => {
  await open();
  await press('「在庫管理の刷新」を編集する');
  expect(screen.queryByText(/職歴の期間から外れています/)).not.toBeInTheDocument();
  await month('終了', '2024', '1');
  expect(await screen.findByText(/職歴の期間から外れています/)).toBeInTheDocument();
});

test('a qualification that does not expire has no date, and one cannot expire before it was awarded', async () => {
  const { calls } = await open();
  await press('資格を追加');
  await fillIn(user, '資格名必須', '応用情報技術者');
  await month('取得年月', '2024', '6');
  const boxes = within(screen.getByRole('group', { name: '有効期限' })).getAllByRole('textbox');
  await user.click(boxes[0]!);
  await user.paste('2023-01-01');
  await press('保存する');
  expect(await screen.findByText(/有効期限は、取得日と同じ日か/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '有効期限なし' }));
  await press('保存する');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]![1].input).toMatchObject({
    ...{ userID: 'me', name: '応用情報技術者', releaseDate: '2024-06-01', isNoExpiry: true },
  });
  expect(calls[0]![1].input).not.toHaveProperty('expirationDate', '2023-01-01');
});

test('the switch shares the histories at once', async () => {
  const { calls } = await open();
  const shared = screen.getByRole('switch', { name: '「職歴・学歴」を公開する' });
  expect(shared).toHaveTextContent('だれでも見られます');
  await user.click(shared);
  await waitFor(() => expect(shared).toHaveTextContent('自分とEnishiの運営だけが見られます'));
  expect(calls).toEqual([['updateUser', { input: { sub: 'me', isShareHistories: false } }]]);
});

test('a person without a history is told how to begin', async () => {
  await open({ workHistories: list() });
  expect(screen.getByText(/最初の職歴を追加しましょう/)).toBeInTheDocument();
});
