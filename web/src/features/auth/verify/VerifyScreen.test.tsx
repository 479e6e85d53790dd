import { act, screen, waitFor } from '@testing-library/react';
import * as amplify from 'aws-amplify/auth';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { expectConsole } from '../../../testing/console/expectConsole';
import { renderApp } from '../../../testing/renderApp';
import { pendingEmail } from '../pendingEmail';
import { VerifyScreen } from './VerifyScreen';

// Replaces the identity provider: these tests are about the screen.
jest.mock('aws-amplify/auth');
jest.mock('../../../lib/amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));

const confirm = jest.mocked(amplify.confirmSignUp);
const user = aUser();
const refusal = (name: string, message = 'in English') => Object.assign(new Error(message), { name });

const open = (at = '/auth/verify') => renderApp(<VerifyScreen />, { at, path: '/auth/verify' });
async function enter(code: string) {
  await user.click(screen.getAllByRole('textbox')[0] as HTMLElement);
  await user.paste(code);
}
const boxes = () => screen.getAllByLabelText(/桁目$/);

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  toast.taken(toast.waiting());
});

test('without an email that waits for its code, the screen only links to the login', async () => {
  await open('/auth/verify?id=job-1');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ログインへ戻る' })).toHaveAttribute(
    'href',
    '/auth/login?id=job-1',
  );
});

test('a pasted code confirms the email and leads to the login, with the job id', async () => {
  pendingEmail.set('new@example.com');
  const { router } = await open('/auth/verify?id=job-1&index=1');
  await enter('123456');
  await screen.findByText('elsewhere');
  expect(confirm).toHaveBeenCalledWith({ username: 'new@example.com', confirmationCode: '123456' });
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth/login?id=job-1&index=1');
  expect(router.state.location.state).toEqual({ email: 'new@example.com' });
  expect(pendingEmail.get()).toBeNull();
  expect(toast.waiting()).toMatchObject([{ text: 'メールアドレスを確認しました。ログインしてください' }]);
});

test.each([
  ['CodeMismatchException', 'コードが正しくありません'],
  ['ExpiredCodeException', 'コードの有効期限が切れています'],
])('%s is shown as 「%s」', async (name, text) => {
  pendingEmail.set('new@example.com');
  confirm.mockRejectedValue(refusal(name));
  await open();
  await enter('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(pendingEmail.get()).toBe('new@example.com');
});

test('an unexpected error is said, and written to the console', async () => {
  expectConsole(/^verify InternalErrorException: in English/);
  pendingEmail.set('new@example.com');
  confirm.mockRejectedValue(refusal('InternalErrorException'));
  await open();
  await enter('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('エラーが発生しました');
});

test('the first box has the focus on arrival, and the sixth digit sends the code', async () => {
  pendingEmail.set('new@example.com');
  await open();
  expect(boxes()[0]).toHaveFocus();
  await user.keyboard('123456');
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('after a wrong code, the boxes are empty and the first one has the focus', async () => {
  pendingEmail.set('new@example.com');
  confirm.mockRejectedValueOnce(refusal('CodeMismatchException'));
  await open();
  await enter('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('コードが正しくありません');
  await waitFor(() => expect(boxes()[0]).toHaveFocus());
  for (const box of boxes()) expect(box).toHaveValue('');
  await user.keyboard('123456');
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

test('an account that was confirmed elsewhere continues to the login', async () => {
  pendingEmail.set('new@example.com');
  const already = 'User cannot be confirmed. Current status is CONFIRMED';
  confirm.mockRejectedValue(refusal('NotAuthorizedException', already));
  await open();
  await enter('123456');
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

test('another code can be requested after 30 seconds', async () => {
  jest.useFakeTimers();
  pendingEmail.set('new@example.com');
  await open();
  const button = () => screen.getByRole('button', { name: /再送/ });
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('再送できるまで 30秒');
  act(() => jest.advanceTimersByTime(29_000));
  expect(button()).toBeDisabled();
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  await user.click(screen.getByRole('button', { name: 'コードを再送する' }));
  expect(amplify.resendSignUpCode).toHaveBeenCalledWith({ username: 'new@example.com' });
});

const openWith = async (state: object) => {
  pendingEmail.set('new@example.com');
  const opened = await open('/');
  await act(() => opened.router.navigate('/auth/verify', { state }));
  return opened;
};

test('a code that was not sent is not announced, and can be requested at once', async () => {
  await openWith({ lead: 'auth.verify.notSent' });
  expect(await screen.findByText(/確認コードを送れなかったため/)).toBeInTheDocument();
  expect(screen.queryByText(/に確認コードを送りました/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'コードを再送する' })).toBeEnabled();
});

test('a password that somebody else may know is replaced after the confirmation', async () => {
  const { router } = await openWith({ lead: 'auth.verify.again', isForeign: true });
  await enter('123456');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/auth/reset-password');
  expect(router.state.location.state).toEqual({ email: 'new@example.com' });
});

test.each([
  ['UserNotFoundException', 'もう一度新規登録してください'],
  ['LimitExceededException', '短い時間に操作が続きました'],
])('%s is shown as 「%s」, with ways on', async (name, text) => {
  pendingEmail.set('new@example.com');
  confirm.mockRejectedValue(refusal(name));
  await open();
  await enter('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'ログインへ戻る' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '別のメールアドレスで登録する' })).toHaveAttribute(
    'href',
    '/auth/register',
  );
});
