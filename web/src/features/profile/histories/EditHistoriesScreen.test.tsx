import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../../testing/fillIn';
import { refuse } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { careerScreen } from '../../../testing/careerScreen';

const { open, list, work, user, press, sheet, month } = careerScreen;

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('histories are listed by date, apart from schools, with who sees them', async () => {
  await open();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['青葉システムズ', '若葉製作所', '桜丘大学']);
  const present = screen.getByRole('heading', { name: '若葉製作所' }).closest('li')!;
  expect(within(present).getByText('自分とEnishiの運営だけが見られます')).toBeInTheDocument();
  const former = screen.getByRole('heading', { name: '青葉システムズ' }).closest('li')!;
  // It is seen as the screen says of all.
  expect(within(former).queryByText(/見られます/)).not.toBeInTheDocument();
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
  // What follows from the two answers is stored with them.
  const marks = { isCurrentJob: true, isLastJob: true };
  expect(input).toEqual({ userID: 'me', historyType: 'WORK', ...sent, ...marks });
});

test('a company that the API does not add to the suggestions does not disturb', async () => {
  await open({}, { createWorkHistoryCompany: () => refuse('Conflict') });
  await press('「青葉システムズ」を編集する');
  await fillIn(user, '会社名必須', '青葉デザイン');
  await press('保存する');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an employment that goes on has no end, and is the present employer without another question', async () => {
  const { calls } = await open();
  await press('「青葉システムズ」を編集する');
  expect(await screen.findByRole('group', { name: '退社' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: '現在も続いている' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '退社' })).not.toBeInTheDocument());
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
