import { screen } from '@testing-library/react';
import * as amplify from 'aws-amplify/auth';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { renderApp } from '../../../testing/renderApp';
import { ResetPasswordScreen } from './ResetPasswordScreen';

// Replaces the identity provider: these tests are about the screen.
jest.mock('aws-amplify/auth');
jest.mock('../../../lib/amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));

const ask = jest.mocked(amplify.resetPassword);
const change = jest.mocked(amplify.confirmResetPassword);
const user = aUser();
const refusal = (name: string) => Object.assign(new Error('in English'), { name });

const open = () =>
  renderApp(<ResetPasswordScreen />, { at: '/auth/reset-password', path: '/auth/reset-password' });
async function askForCode() {
  await fillIn(user, 'メールアドレス', 'somebody@example.com');
  await user.click(screen.getByRole('button', { name: 'コードを送る' }));
}
async function enterNew(code: string) {
  await screen.findByText(/登録されていれば/);
  await user.click(screen.getAllByRole('textbox')[0] as HTMLElement);
  await user.paste(code);
  await fillIn(user, '新しいパスワード', 'abcdefgh');
  await fillIn(user, '新しいパスワード（確認）', 'abcdefgh');
  await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
}

beforeEach(() => {
  jest.resetAllMocks();
  toast.taken(toast.waiting());
});

test.each([
  null,
  'UserNotFoundException',
  'InvalidParameterException',
  // Invited and not signed in yet, or suspended.
  'NotAuthorizedException',
])('the screen does not reveal whether the email is registered (%s)', async (name) => {
  if (name) ask.mockRejectedValue(refusal(name));
  await open();
  await askForCode();
  expect(
    await screen.findByText(/somebody@example\.com が登録されていれば、再設定用のコードを送りました/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the new password is set with the code, and the login follows', async () => {
  const { router } = await open();
  await askForCode();
  await enterNew('123456');
  await screen.findByText('elsewhere');
  expect(change).toHaveBeenCalledWith({
    username: 'somebody@example.com',
    confirmationCode: '123456',
    newPassword: 'abcdefgh',
  });
  expect(router.state.location.pathname).toBe('/auth/login');
  expect(toast.waiting()).toMatchObject([{ text: 'パスワードを変更しました。ログインしてください' }]);
});

test.each([
  ['CodeMismatchException', 'コードが正しくありません'],
  ['UserNotFoundException', 'コードが正しくありません'],
  ['ExpiredCodeException', 'コードの有効期限が切れています'],
  ['LimitExceededException', '短い時間に操作が続きました'],
])('%s is shown as 「%s」', async (name, text) => {
  change.mockRejectedValue(refusal(name));
  await open();
  await askForCode();
  await enterNew('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('who never confirmed the email confirms it with the first code, and chooses a password with the second', async () => {
  ask.mockRejectedValueOnce(refusal('InvalidParameterException'));
  jest.mocked(amplify.resendSignUpCode).mockResolvedValue({ destination: 's***@e***' });
  const { router } = await open();
  await askForCode();
  await enterNew('123456');
  expect(amplify.resendSignUpCode).toHaveBeenCalledWith({ username: 'somebody@example.com' });
  expect(
    await screen.findByText(/メールアドレスを確認しました。somebody@example\.com に/),
  ).toBeInTheDocument();
  expect(amplify.confirmSignUp).toHaveBeenCalledWith({
    username: 'somebody@example.com',
    confirmationCode: '123456',
  });
  expect(change).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(2);
  await user.click(screen.getAllByRole('textbox')[0] as HTMLElement);
  await user.paste('654321');
  await user.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
  await screen.findByText('elsewhere');
  expect(change).toHaveBeenCalledWith({
    username: 'somebody@example.com',
    confirmationCode: '654321',
    newPassword: 'abcdefgh',
  });
  expect(router.state.location.state).toEqual({ email: 'somebody@example.com' });
});

test('no code is announced that could not be sent after the email was confirmed', async () => {
  ask.mockRejectedValueOnce(refusal('InvalidParameterException'));
  jest.mocked(amplify.resendSignUpCode).mockResolvedValue({ destination: 's***@e***' });
  ask.mockRejectedValueOnce(refusal('LimitExceededException'));
  await open();
  await askForCode();
  await enterNew('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('短い時間に操作が続きました');
  expect(screen.queryByText(/再設定用のコードを送りましたので/)).not.toBeInTheDocument();
});

test.each(['LimitExceededException', 'CodeDeliveryFailureException', 'TooManyRequestsException'])(
  'after %s the form for the code does not appear',
  async (name) => {
    ask.mockRejectedValue(refusal(name));
    await open();
    await askForCode();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(/登録されていれば/)).not.toBeInTheDocument();
  },
);

test('the first field has the focus on both steps', async () => {
  await open();
  expect(screen.getByLabelText('メールアドレス')).toHaveFocus();
  await askForCode();
  await screen.findByText(/登録されていれば/);
  expect(screen.getAllByLabelText(/桁目$/)[0]).toHaveFocus();
});

test('another code can be requested, and invited people read where their password is', async () => {
  await open();
  await askForCode();
  expect(await screen.findByRole('button', { name: /再送/ })).toBeInTheDocument();
  expect(screen.getByText(/招待メールの仮パスワードでログインしてください/)).toBeInTheDocument();
});
