/** @jest-environment jsdom */
import * as amplify from 'aws-amplify/auth';
import { toast } from '../toast/toast';
import { personal } from '../storage/personal';
import { endSubscriptions } from './endSubscriptions';
import { readTokens } from './readTokens';
import { sessionStore } from './sessionStore';
import { signOut } from './signOut';

// Replaces the identity provider: these tests are about what the person sees.
jest.mock('aws-amplify/auth');
jest.mock('../amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));
jest.mock('./readTokens', () => ({ readTokens: jest.fn() }));
jest.mock('./endSubscriptions', () => ({ endSubscriptions: jest.fn() }));
jest.mock('../errors/reportError', () => ({ reportError: () => Promise.resolve() }));

const texts = { done: 'ログアウトしました', failed: 'ログアウトできませんでした（Unable to logout）' };
const shown = () => toast.waiting().map(({ kind, text }) => `${kind}: ${text}`);

beforeEach(() => {
  toast.taken(toast.waiting());
  sessionStore.set({ status: 'unknown' });
});

test('signing out says so', async () => {
  await signOut(texts);
  expect(sessionStore.get()).toEqual({ status: 'guest', reason: 'signedOut' });
  expect(shown()).toEqual([`info: ${texts.done}`]);
});

test('when signing out fails, the session stays and a message says so', async () => {
  jest.mocked(amplify.signOut).mockRejectedValueOnce(new Error('down'));
  await signOut(texts);
  expect(sessionStore.get()).toEqual({ status: 'unknown' });
  expect(shown()).toEqual([`error: ${texts.failed}`]);
});

test('what the person has entered but not saved is removed when they sign out, and kept when that fails', async () => {
  const drafts = () =>
    ['edit.me.edit-basic', 'draft.me.talk', 'profileDraft.me'].map((key) => personal.read(key));
  for (const key of ['edit.me.edit-basic', 'draft.me.talk', 'profileDraft.me'])
    personal.write(key, 'a draft');
  jest.mocked(amplify.signOut).mockRejectedValueOnce(new Error('down'));
  await signOut(texts);
  expect(drafts()).toEqual(['a draft', 'a draft', 'a draft']);
  await signOut(texts);
  expect(drafts()).toEqual([null, null, null]);
  expect(Object.keys(localStorage).filter((key) => key.includes('draft') || key.includes('Draft'))).toEqual(
    [],
  );
});

test.each([
  [undefined, false],
  [true, true],
])('with isEverywhere %s, all sessions and subscriptions end: %s', async (isEverywhere, global) => {
  jest.mocked(readTokens).mockResolvedValue({ idToken: 'the token from before' } as never);
  await signOut({ ...texts, isEverywhere });
  expect(amplify.signOut).toHaveBeenLastCalledWith({ global });
  expect(jest.mocked(endSubscriptions).mock.calls).toEqual(global ? [['the token from before', false]] : []);
});
