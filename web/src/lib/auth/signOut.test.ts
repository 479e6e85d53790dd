/** @jest-environment jsdom */
import * as amplify from 'aws-amplify/auth';
import { toast } from '../toast/toast';
import { sessionStore } from './sessionStore';
import { signOut } from './signOut';

// Replaces the identity provider: these tests are about what the person sees.
jest.mock('aws-amplify/auth');
jest.mock('../amplify/startAmplify', () => ({ startAmplify: () => Promise.resolve() }));
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
