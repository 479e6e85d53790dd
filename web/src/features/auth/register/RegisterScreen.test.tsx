import { screen } from '@testing-library/react';
import * as amplify from 'aws-amplify/auth';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { renderApp } from '../../../testing/renderApp';
import { pendingEmail } from '../pendingEmail';
import { RegisterScreen } from './RegisterScreen';

// Replaces the identity provider: these tests are about the screen.
jest.mock('aws-amplify/auth');
jest.mock('../../../lib/amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));

const signUp = jest.mocked(amplify.signUp);
const user = aUser();

const open = (at = '/auth/register') => renderApp(<RegisterScreen />, { at, path: '/auth/register' });
async function fill(password: string, again = password) {
  await fillIn(user, 'メールアドレス', 'new@example.com');
  await fillIn(user, 'パスワード', password);
  await fillIn(user, 'パスワード（確認）', again);
}
const send = () => user.click(screen.getByRole('button', { name: '確認メールを送る' }));

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

test('eight characters are enough; the email is stored for its code, and the job id is passed on', async () => {
  const { router } = await open('/auth/register?id=job-1');
  await fill('abcdefgh');
  await user.click(screen.getByRole('checkbox'));
  await send();
  await screen.findByText('elsewhere');
  expect(signUp).toHaveBeenCalledWith({
    username: 'new@example.com',
    password: 'abcdefgh',
    options: { userAttributes: { email: 'new@example.com' } },
  });
  expect(pendingEmail.get()).toBe('new@example.com');
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth/verify?id=job-1&index=1');
});

test('a short password, a different repetition and a missing consent are shown, and nothing is called', async () => {
  await open();
  await fill('abcdefg', 'abcdefgh');
  await send();
  expect(await screen.findByText('パスワードは8文字以上で入力してください')).toBeInTheDocument();
  expect(await screen.findByText('パスワードが一致していません')).toBeInTheDocument();
  expect(await screen.findByText('利用規約とプライバシーポリシーへの同意が必要です')).toBeInTheDocument();
  expect(signUp).not.toHaveBeenCalled();
});

test('an email that is registered already is reported', async () => {
  signUp.mockRejectedValue(Object.assign(new Error('exists'), { name: 'UsernameExistsException' }));
  await open();
  await fill('abcdefgh');
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('このメールアドレスは既に登録されています');
  expect(pendingEmail.get()).toBeNull();
});

test('the consent links to terms and privacy policy in a new tab', async () => {
  await open();
  const terms = screen.getByRole('link', { name: '利用規約' });
  expect(terms).toHaveAttribute('href', '/terms');
  expect(terms).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'プライバシーポリシー' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

const refusal = (name: string) => Object.assign(new Error('in English'), { name });
async function registerAgain() {
  signUp.mockRejectedValue(refusal('UsernameExistsException'));
  const opened = await open('/auth/register?id=job-1');
  await fill('abcdefgh');
  await user.click(screen.getByRole('checkbox'));
  await send();
  return opened;
}

test.each([
  ['the same password', { nextStep: { signInStep: 'CONFIRM_SIGN_UP' } }, false],
  ['another password', null, true],
])('who never confirmed and registers again with %s gets a new code', async (_what, signedIn, isForeign) => {
  const attempt = jest.mocked(amplify.signIn);
  jest.mocked(amplify.resendSignUpCode).mockResolvedValue({ destination: 'n***@e***' });
  if (signedIn) attempt.mockResolvedValue(signedIn as never);
  else attempt.mockRejectedValue(refusal('NotAuthorizedException'));
  const { router } = await registerAgain();
  await screen.findByText('elsewhere');
  expect(amplify.resendSignUpCode).toHaveBeenCalledWith({ username: 'new@example.com' });
  expect(router.state.location.pathname).toBe('/auth/verify');
  expect(router.state.location.state).toEqual({ lead: 'auth.verify.again', isForeign });
  expect(pendingEmail.get()).toBe('new@example.com');
});

test('who is confirmed or invited and registers again is led to the login and to a new password', async () => {
  jest.mocked(amplify.resendSignUpCode).mockRejectedValue(refusal('InvalidParameterException'));
  const { router } = await registerAgain();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('このメールアドレスは既に登録されています');
  expect(alert).toHaveTextContent('招待メールの仮パスワード');
  await user.click(screen.getByRole('link', { name: 'パスワードを再設定する' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth/reset-password?id=job-1');
  expect(router.state.location.state).toEqual({ email: 'new@example.com' });
});

test('a code that could not be mailed again is not announced', async () => {
  jest.mocked(amplify.resendSignUpCode).mockRejectedValue(refusal('LimitExceededException'));
  await registerAgain();
  expect(await screen.findByRole('alert')).toHaveTextContent('短い時間に操作が続きました');
});

test.each([' abcdefgh', 'abcdefgh ', ' abcdefgh '])(
  '%p has spaces at its ends, which is said',
  async (given) => {
    await open();
    await fill(given);
    await send();
    expect((await screen.findAllByText('パスワードの最初と最後に空白は使えません')).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByText(/とても強い|十分な強さ|使えます/)).not.toBeInTheDocument();
    expect(signUp).not.toHaveBeenCalled();
  },
);

test('a full-width email is accepted, and an alert vanishes when the person goes on', async () => {
  signUp.mockRejectedValue(refusal('CodeDeliveryFailureException'));
  await open();
  await fill('abcdefgh');
  await fillIn(user, 'メールアドレス', '　ｎｅｗ＠ｅｘａｍｐｌｅ．ｃｏｍ ');
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('メールを送れませんでした');
  expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ username: 'new@example.com' }));
  await fillIn(user, 'メールアドレス', 'other@example.com');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
