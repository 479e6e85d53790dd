import { screen, waitFor } from '@testing-library/react';
import * as amplify from 'aws-amplify/auth';
import { refreshSession } from '../../../lib/auth/refreshSession';
import { returnPath } from '../../../lib/route/returnPath';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { expectConsole } from '../../../testing/console/expectConsole';
import { fillIn } from '../../../testing/fillIn';
import { renderApp } from '../../../testing/renderApp';
import { pendingEmail } from '../pendingEmail';
import { LoginScreen } from './LoginScreen';

// Replaces the identity provider and the session: these tests are about the screen.
jest.mock('aws-amplify/auth');
jest.mock('../../../lib/amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));
jest.mock('../../../lib/auth/refreshSession', () => ({ refreshSession: jest.fn(() => Promise.resolve()) }));

const signIn = jest.mocked(amplify.signIn);
const confirmSignIn = jest.mocked(amplify.confirmSignIn);
const resend = jest.mocked(amplify.resendSignUpCode);

const refusal = (name: string) => Object.assign(new Error('in English'), { name });
const next = (signInStep: string) =>
  ({ isSignedIn: false, nextStep: { signInStep } }) as amplify.SignInOutput;
const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } } as amplify.SignInOutput;

const email = () => screen.getByLabelText('メールアドレス');
const password = () => screen.getByLabelText('パスワード');
const submit = () => screen.getByRole('button', { name: 'ログイン' });

const open = (at = '/auth/login') => renderApp(<LoginScreen />, { at, path: '/auth/login' });
async function logIn(user = aUser()) {
  await fillIn(user, 'メールアドレス', 'talent@example.com');
  await fillIn(user, 'パスワード', 'Enishi-pass');
  await user.click(submit());
}

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  toast.taken(toast.waiting());
});

test('an error appears only after its field was touched', async () => {
  const user = aUser();
  await open();
  expect(screen.queryByText('メールアドレスを入力してください')).not.toBeInTheDocument();
  await user.click(email());
  await user.tab();
  expect(await screen.findByText('メールアドレスを入力してください')).toBeInTheDocument();
  expect(screen.queryByText('パスワードを入力してください')).not.toBeInTheDocument();
  await user.click(password());
  await user.tab();
  expect(await screen.findByText('パスワードを入力してください')).toBeInTheDocument();
});

test('an error disappears as soon as the value is right', async () => {
  const user = aUser();
  await open();
  await user.type(email(), 'talent');
  await user.tab();
  expect(await screen.findByText('メールアドレスの形式が正しくありません')).toBeInTheDocument();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  await user.type(email(), '@example.com');
  await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid', 'true'));
});

test('submitting an empty form asks for both fields and calls nothing', async () => {
  const user = aUser();
  await open();
  await user.click(submit());
  expect(await screen.findByText('メールアドレスを入力してください')).toBeInTheDocument();
  expect(screen.getByText('パスワードを入力してください')).toBeInTheDocument();
  expect(signIn).not.toHaveBeenCalled();
});

test('the password can be shown and hidden again', async () => {
  const user = aUser();
  await open();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: '入力した文字を表示' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: '入力した文字を隠す' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test.each([
  ['NotAuthorizedException', 'メールアドレスまたはパスワードが違います'],
  ['UserNotFoundException', 'このメールアドレスは登録されていません'],
])('%s is shown as 「%s」', async (name, text) => {
  signIn.mockRejectedValue(refusal(name));
  await open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each(['LimitExceededException', 'TooManyRequestsException', 'NetworkError'])(
  '%s is shown as an error, and written to the console',
  async (name) => {
    expectConsole(/^login \w+: in English/);
    signIn.mockRejectedValue(refusal(name));
    await open();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('エラーが発生しました');
  },
);

test('an unconfirmed account gets a new code and the screen to enter it, even when resending fails', async () => {
  expectConsole(/^resendSignUpCode LimitExceededException: in English/);
  signIn.mockResolvedValue(next('CONFIRM_SIGN_UP'));
  resend.mockRejectedValue(refusal('LimitExceededException'));
  const { router } = await open('/auth/login?id=job-1');
  await logIn();
  await screen.findByText('elsewhere');
  expect(resend).toHaveBeenCalledWith({ username: 'talent@example.com' });
  expect(pendingEmail.get()).toBe('talent@example.com');
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth/verify?id=job-1');
});

test('a success is announced, and the session is read again', async () => {
  signIn.mockResolvedValue(done);
  await open();
  await logIn();
  expect(signIn).toHaveBeenCalledWith({ username: 'talent@example.com', password: 'Enishi-pass' });
  expect(toast.waiting()).toMatchObject([{ kind: 'success', text: 'ログインしました' }]);
  expect(refreshSession).toHaveBeenCalledTimes(1);
});

test.each([
  ['/auth/login?id=job-1', '/jobs/detail/job-1?id=true'],
  ['/auth/login?id=job-1&index=1', '/auth/profile-register?id=job-1'],
  ['/auth/login?id=https://evil.example.com', '/user/keep'],
  ['/auth/login?index=1', '/user/keep'],
  ['/auth/login', '/user/keep'],
])('after %s the login leads to %s', async (at, target) => {
  signIn.mockResolvedValue(done);
  returnPath.set('/user/keep');
  await open(at);
  await logIn();
  expect(returnPath.get()).toBe(target);
});

test('the first password that an administrator gave is replaced in a second step', async () => {
  const user = aUser();
  signIn.mockResolvedValue(next('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'));
  confirmSignIn.mockResolvedValue(done);
  await open();
  await logIn(user);
  expect(await screen.findByLabelText('新しいパスワード')).toHaveFocus();
  await fillIn(user, '新しいパスワード', 'abcdefgh');
  await fillIn(user, '新しいパスワード（確認）', 'abcdefgi');
  await user.click(screen.getByRole('button', { name: '設定してログイン' }));
  expect(await screen.findByText('パスワードが一致していません')).toBeInTheDocument();
  await fillIn(user, '新しいパスワード（確認）', 'abcdefgh');
  await user.click(screen.getByRole('button', { name: '設定してログイン' }));
  expect(confirmSignIn).toHaveBeenCalledWith({ challengeResponse: 'abcdefgh' });
});

test('links to registration and password reset pass on the job id', async () => {
  await open('/auth/login?id=job-1');
  expect(screen.getByRole('link', { name: '新規登録' })).toHaveAttribute('href', '/auth/register?id=job-1');
  expect(screen.getByRole('link', { name: 'パスワードをお忘れの方' })).toHaveAttribute(
    'href',
    '/auth/reset-password?id=job-1',
  );
});

test('the login is stored on the device unless the person opts out', async () => {
  await open();
  expect(screen.getByRole('checkbox', { name: 'ログイン情報を保存' })).toBeChecked();
});

test('a typed email is carried to registration and reset, and one from there is filled in', async () => {
  const user = aUser();
  const { router } = await open();
  expect(email()).toHaveFocus();
  await user.type(email(), 'ｔａｌｅｎｔ＠example.com');
  await user.click(screen.getByRole('link', { name: 'パスワードをお忘れの方' }));
  expect(router.state.location.state).toEqual({ email: 'talent@example.com' });
});

test('an invitation that expired leads to the operator', async () => {
  signIn.mockRejectedValue(
    Object.assign(new Error('Temporary password has expired and must be reset by an administrator.'), {
      name: 'NotAuthorizedException',
    }),
  );
  await open();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('仮パスワードの期限が切れました');
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact-us');
});

test('an alert about the last attempt vanishes when the person corrects the password', async () => {
  const user = aUser();
  signIn.mockRejectedValue(refusal('NotAuthorizedException'));
  await open();
  await logIn(user);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.type(password(), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
