import { screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { type Answers, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { EditBasicScreen } from './EditBasicScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };
const profile = {
  ...{ ...stamps, id: 'me', version: 3, lastName: '縁', firstName: '結子', displayName: 'ゆいこ' },
  ...{ lastNameKana: 'エニシ', firstNameKana: 'ユイコ', birthDate: '1992-04-15', userMainJobId: 'design' },
  ...{ tel: '+819012345678', isShareFullname: false, isShareBirthdate: false, isAgreedPostForClient: true },
};
const catalogue: Answers = {
  listJobs: () => ({ items: [{ ...stamps, version: 1, id: 'design', name: 'デザイナー' }] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};
const user = aUser();

interface Sent {
  input: Record<string, unknown>;
  condition: object;
}

async function open(changes: object = {}, answers: Answers = {}) {
  const stored: Record<string, unknown> = { ...profile, ...changes };
  const updateUser = jest.fn(({ input }: Sent) => Object.assign(stored, input, { version: 4 }));
  await renderWithApi(<EditBasicScreen />, { ...catalogue, getUser: () => stored, updateUser, ...answers });
  await screen.findByLabelText('姓必須');
  return { updateUser, sent: () => updateUser.mock.calls.map(([{ input }]) => input) };
}
const save = () => user.click(screen.getByRole('button', { name: '保存する' }));

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('one changed name is saved together with its other part, for the version that was loaded', async () => {
  const { updateUser } = await open();
  await fillIn(user, '名必須', '結');
  await fillIn(user, 'メイ必須', 'ゆい');
  await save();
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(updateUser.mock.calls.map(([sent]) => sent)).toEqual([
    {
      input: { sub: 'me', lastName: '縁', firstName: '結', lastNameKana: 'エニシ', firstNameKana: 'ユイ' },
      condition: { version: { eq: 3 } },
    },
  ]);
});

test.each([
  '０８０ー１１１１ー２２２２',
  '+81 80 1111 2222',
  '＋８１（８０）１１１１２２２２',
  '+81 (0)80-1111-2222',
])('the phone number %s is stored and shown like every other', async (typed) => {
  const { sent } = await open();
  await fillIn(user, '電話番号必須', typed);
  await user.tab();
  expect(screen.getByLabelText('電話番号必須')).toHaveValue('080-1111-2222');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ sub: 'me', tel: '+818011112222' }]));
  expect(screen.getByLabelText('電話番号必須')).toHaveValue('080-1111-2222');
});

test.each([
  ['x.com/taro', 'https://x.com/taro'],
  ['ｘ．ｃｏｍ／ｔａｒｏ', 'https://x.com/taro'],
  [' https://x.com/taro ', 'https://x.com/taro'],
])('the web address %s is completed', async (typed, stored) => {
  const { sent } = await open();
  await fillIn(user, 'X（Twitter）任意', typed);
  await save();
  await waitFor(() => expect(sent()).toEqual([{ sub: 'me', twitterUrl: stored }]));
});

test('a phone number is shown and stored in its usual forms, and kept by the form after saving', async () => {
  const { sent } = await open();
  expect(screen.getByLabelText('電話番号必須')).toHaveValue('090-1234-5678');
  await fillIn(user, '電話番号必須', '080-1111-2222');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ sub: 'me', tel: '+818011112222' }]));
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
});

test('the account menu shows a changed display name', async () => {
  await open();
  await fillIn(user, '表示名必須', 'ゆい');
  await save();
  await waitFor(() => expect(sessionStore.get()).toMatchObject({ displayName: 'ゆい' }));
});

test('a display name with the last name gives a warning while the full name is not shared', async () => {
  await open();
  expect(screen.queryByText(/表示名に姓が含まれています/)).not.toBeInTheDocument();
  await fillIn(user, '表示名必須', '縁ゆいこ');
  expect(await screen.findByText(/表示名に姓が含まれています/)).toBeInTheDocument();
});

test('a display name with the last name is no matter when the full name is shared', async () => {
  await open({ isShareFullname: true, displayName: '縁ゆいこ' });
  expect(screen.queryByText(/表示名に姓が含まれています/)).not.toBeInTheDocument();
});

test.each([
  [{ isShareFullname: true, nameForClient: '縁さん' }, '縁 結子'],
  [{ nameForClient: '縁さん' }, '縁さん'],
  [{}, 'Y.E.'],
])('the preview with %o says what organizations call the person: %s', async (stored, name) => {
  await open(stored);
  const label = screen.getByText('企業に表示される名前');
  expect(label.nextElementSibling ?? label.parentElement?.lastElementChild).toHaveTextContent(name);
});

test('each field says who sees it, and the settings are on the screen for privacy', async () => {
  await open({ isShareBirthdate: true });
  expect(screen.getByText('年代：タレントを探している企業が見られます')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '公開範囲を変更' })).toHaveAttribute('href', '/user/privacy');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test.each([
  ['Facebook任意', 'http://facebook.com/yuiko', 'https:// で始まるURLを入力してください。'],
  ['LinkedIn任意', 'https://example.com/yuiko', 'このサービスのURLを入力してください。'],
  ['電話番号必須', '123', '電話番号は10桁または11桁の数字で入力してください'],
  ['表示名必須', '運営', 'この名前は使えません。別の名前を入力してください。'],
])('%s: a wrong value is refused with the message of its rule', async (label, text, message) => {
  const { updateUser } = await open();
  await fillIn(user, label, text);
  await save();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(updateUser).not.toHaveBeenCalled();
});
