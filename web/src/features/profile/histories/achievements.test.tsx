import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../../testing/fillIn';
import { signInAs } from '../../../testing/signInAs';
import { careerScreen } from '../../../testing/careerScreen';

const { open, list, user, press, sheet, month } = careerScreen;

beforeEach(() => {
  localStorage.clear();
  signInAs();
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

test('the screen says who sees the histories, and links to the settings', async () => {
  await open();
  expect(screen.getByText('職歴・学歴：だれでも見られます')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '公開範囲を変更' })).toHaveAttribute('href', '/user/privacy');
});

test('a person without a history reads how to begin', async () => {
  await open({ workHistories: list() });
  expect(screen.getByText(/最初の職歴を追加しましょう/)).toBeInTheDocument();
});
