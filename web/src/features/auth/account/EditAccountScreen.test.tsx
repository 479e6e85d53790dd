import { screen, waitFor, within } from '@testing-library/react';
import * as amplify from 'aws-amplify/auth';
import { openSubscriptions } from '../../../lib/apollo/openSubscriptions';
import { endSubscriptions } from '../../../lib/auth/endSubscriptions';
import { readTokens } from '../../../lib/auth/readTokens';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { expectConsole } from '../../../testing/console/expectConsole';
import { fillIn } from '../../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { EditAccountScreen } from './EditAccountScreen';

// These replace the identity provider: the tests are about the screen.
jest.mock('aws-amplify/auth');
jest.mock('../../../lib/amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));
jest.mock('../../../lib/auth/readTokens', () => ({ readTokens: jest.fn() }));
jest.mock('../../../lib/auth/endSubscriptions', () => ({ endSubscriptions: jest.fn() }));
jest.mock('../../../lib/auth/refreshSession', () => ({ refreshSession: () => Promise.resolve() }));

const user = aUser();
const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };
const row = { ...stamps, id: 'me', version: 3 };
const refusal = (name: string) => Object.assign(new Error('in English'), { name });
const shown = () => toast.waiting().map(({ text }) => text);

interface Sent {
  input: { sub: string; mailedOn: string[] | null };
  condition: object;
}

async function open(answers: Answers = {}) {
  const save = jest.fn(({ input }: Sent) => ({ ...row, ...input, version: 4 }));
  await renderWithApi(<EditAccountScreen />, {
    getUserPrivate: () => row,
    updateUserPrivate: save,
    listExports: () => ({ items: [] }),
    ...answers,
  });
  await screen.findByLabelText(/アカウントの名前/);
  return { sent: () => save.mock.calls.map(([{ input, condition }]) => ({ ...input, condition })) };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(readTokens).mockResolvedValue({ name: '花子' } as never);
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs();
});

test('without a choice all topics of mail are chosen, and the one taken away is saved for the loaded version', async () => {
  const { sent } = await open();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '新着案件とお知らせ' }));
  await press('保存する');
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(sent()).toEqual([
    { sub: 'me', mailedOn: ['MESSAGE', 'APPLICATION'], condition: { version: { eq: 3 } } },
  ]);
});

test('when all topics are chosen again, the choice is withdrawn', async () => {
  const { sent } = await open({ getUserPrivate: () => ({ ...row, mailedOn: ['MESSAGE', 'NEWS'] }) });
  await user.click(screen.getByRole('checkbox', { name: '応募の状況' }));
  await press('保存する');
  await waitFor(() => expect(sent()[0]?.mailedOn).toBeNull());
});

test('the account name is stored in the user pool, and the API is not asked', async () => {
  const { sent } = await open();
  expect(screen.getByLabelText(/アカウントの名前/)).toHaveValue('花子');
  await fillIn(user, 'アカウントの名前任意', 'はな');
  await press('保存する');
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(amplify.updateUserAttributes).toHaveBeenCalledWith({ userAttributes: { 'custom:name': 'はな' } });
  expect(sent()).toEqual([]);
});

test('a new email takes effect with the mailed code; a wrong code keeps the old one', async () => {
  jest.mocked(amplify.confirmUserAttribute).mockRejectedValueOnce(refusal('CodeMismatchException'));
  await open();
  await press('メールアドレスを変更する');
  const sheet = within(await dialog());
  await user.type(sheet.getByLabelText('新しいメールアドレス'), 'TALENT@example.com');
  await user.click(sheet.getByRole('button', { name: '確認コードを送る' }));
  expect(await sheet.findByText('現在と同じメールアドレスです')).toBeInTheDocument();
  await user.clear(sheet.getByLabelText('新しいメールアドレス'));
  await user.type(sheet.getByLabelText('新しいメールアドレス'), 'New@example.com');
  await user.click(sheet.getByRole('button', { name: '確認コードを送る' }));
  await user.click((await sheet.findAllByLabelText(/桁目$/))[0] as HTMLElement);
  await user.paste('000000');
  expect(await sheet.findByRole('alert')).toHaveTextContent('コードが正しくありません');
  await user.click(sheet.getAllByLabelText(/桁目$/)[0] as HTMLElement);
  await user.paste('123456');
  await waitFor(() => expect(shown()).toEqual(['メールアドレスを変更しました']));
  expect(amplify.updateUserAttributes).toHaveBeenCalledWith({ userAttributes: { email: 'new@example.com' } });
  expect(readTokens).toHaveBeenCalledWith(true);
});

test('an email that somebody else has is refused', async () => {
  jest.mocked(amplify.updateUserAttributes).mockRejectedValueOnce(refusal('AliasExistsException'));
  await open();
  await press('メールアドレスを変更する');
  const sheet = within(await dialog());
  await user.type(sheet.getByLabelText('新しいメールアドレス'), 'taken@example.com');
  await user.click(sheet.getByRole('button', { name: '確認コードを送る' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('このメールアドレスは既に登録されています');
});

async function enterPassword(current: string, next: string) {
  await press('パスワードを変更する');
  const sheet = within(await dialog());
  await user.type(sheet.getByLabelText('現在のパスワード'), current);
  await user.type(sheet.getByLabelText('新しいパスワード'), next);
  await user.type(sheet.getByLabelText('新しいパスワード（確認）'), next);
  await user.click(sheet.getByRole('button', { name: 'パスワードを変更する' }));
  return sheet;
}

test('a new password ends all sessions and subscriptions, and this device signs in and listens again', async () => {
  jest.mocked(readTokens).mockResolvedValue({ idToken: 'the token from before' } as never);
  const restart = jest.fn();
  const remove = openSubscriptions.add(restart);
  await open();
  await enterPassword('Enishi-2026', 'Enishi-2027');
  await waitFor(() => expect(shown()).toEqual(['パスワードを変更し、ほかの端末からログアウトしました']));
  expect(amplify.updatePassword).toHaveBeenCalledWith({
    oldPassword: 'Enishi-2026',
    newPassword: 'Enishi-2027',
  });
  expect(amplify.signOut).toHaveBeenCalledWith({ global: true });
  expect(amplify.signIn).toHaveBeenCalledWith({ username: 'talent@example.com', password: 'Enishi-2027' });
  expect(restart).toHaveBeenCalledTimes(1);
  remove();
  expect(endSubscriptions).toHaveBeenCalledWith('the token from before', true);
  expect(sessionStore.get().status).toBe('signedIn');
});

test('when this device cannot sign in again, the person is led to the login', async () => {
  expectConsole(/^signIn NetworkError: in English/);
  jest.mocked(amplify.signIn).mockRejectedValueOnce(refusal('NetworkError'));
  await open();
  await enterPassword('Enishi-2026', 'Enishi-2027');
  await waitFor(() => expect(sessionStore.get()).toEqual({ status: 'guest', reason: 'signedOut' }));
  expect(shown()).toEqual(['パスワードを変更しました。ログインしてください']);
});

test.each([
  ['Enishi-2026', '現在と違うパスワードを入力してください'],
  ['short', 'パスワードは8文字以上で入力してください'],
])('the new password 「%s」 is refused by the form', async (next, text) => {
  await open();
  const sheet = await enterPassword('Enishi-2026', next);
  expect(await sheet.findByText(text)).toBeInTheDocument();
  expect(amplify.updatePassword).not.toHaveBeenCalled();
});

test('a wrong current password is named, and no session ends', async () => {
  jest.mocked(amplify.updatePassword).mockRejectedValueOnce(refusal('NotAuthorizedException'));
  await open();
  const sheet = await enterPassword('wrong', 'Enishi-2027');
  expect(await sheet.findByRole('alert')).toHaveTextContent('パスワードが違います');
  expect(amplify.signOut).not.toHaveBeenCalled();
});

test('all sessions are ended after a question', async () => {
  await open();
  await press('全端末からログアウト');
  const question = within(await dialog());
  expect(amplify.signOut).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: '全端末からログアウト' }));
  await waitFor(() => expect(sessionStore.get()).toEqual({ status: 'guest', reason: 'signedOut' }));
  expect(amplify.signOut).toHaveBeenCalledWith({ global: true });
});

const exported = (state: string, progress: number) => ({
  ...{ ...stamps, version: 1, id: 'me.1', kind: 'OWN_DATA', state, progress, rows: 42 },
});

test('an export shows its progress and then its link', async () => {
  const rows: object[] = [];
  const createDataExport = () => {
    rows.push(exported('RUNNING', 40));
    return exported('QUEUED', 0);
  };
  await open({ listExports: () => ({ items: [...rows] }), createDataExport });
  await press('データを書き出す');
  expect(await screen.findByRole('progressbar', { name: '「自分のデータ」の進み具合' })).toHaveValue(40);
  expect(await screen.findByRole('button', { name: 'データを書き出す' })).toBeDisabled();
  rows[0] = exported('READY', 100);
  expect(await screen.findByRole('button', { name: '「自分のデータ」をダウンロード' })).toBeInTheDocument();
});

test('the fourth export of a day is refused with the reason', async () => {
  await open({ createDataExport: () => refuse('TooManyRequests') });
  await press('データを書き出す');
  await waitFor(() => expect(shown()[0]).toContain('1日に3回まで'));
});

async function leave(word: string) {
  await press('退会の手続きへ');
  const sheet = within(await dialog());
  await user.type(sheet.getByLabelText('確認のため「退会」と入力してください'), word);
  await user.type(sheet.getByLabelText('現在のパスワード'), 'Enishi-2026');
  await user.click(sheet.getByRole('button', { name: '退会する' }));
  return sheet;
}
const requested = { ...row, deletionRequestedAt: '2026-11-25T03:00:00.000Z' };

test('leaving needs the word and the right password', async () => {
  const deleteUser = jest.fn(() => requested);
  jest.mocked(amplify.updatePassword).mockRejectedValueOnce(refusal('NotAuthorizedException'));
  await open({ deleteUser });
  const sheet = await leave('たいかい');
  expect(await sheet.findByText('「退会」と入力してください')).toBeInTheDocument();
  expect(amplify.updatePassword).not.toHaveBeenCalled();
  await user.clear(sheet.getByLabelText('確認のため「退会」と入力してください'));
  await user.type(sheet.getByLabelText('確認のため「退会」と入力してください'), '退会');
  await user.click(sheet.getByRole('button', { name: '退会する' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('パスワードが違います');
  expect(deleteUser).not.toHaveBeenCalled();
});

test('a request to leave is stored, and the screen says from when on the account is erased', async () => {
  const deleteUser = jest.fn(() => requested);
  await open({ deleteUser });
  await leave('退会');
  expect(await screen.findByText(/^退会の手続き中です。2026年12月9日以降に/)).toBeInTheDocument();
  expect(deleteUser).toHaveBeenCalledTimes(1);
  expect(sessionStore.get()).toMatchObject({ deletionRequestedAt: requested.deletionRequestedAt });
  expect(screen.queryByRole('button', { name: '退会の手続きへ' })).not.toBeInTheDocument();
});
