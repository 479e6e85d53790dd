/** @jest-environment jsdom */
import { signInAs } from '../../testing/signInAs';
import { sessionStore } from './sessionStore';

const write = jest.spyOn(Storage.prototype, 'setItem');
const remove = jest.spyOn(Storage.prototype, 'removeItem');
const flags = () => [...write.mock.calls, ...remove.mock.calls].filter(([key]) => key === 'isLoggedIn');

test('other tabs receive an event when the person changes, and not when the same session is read again', () => {
  sessionStore.set({ status: 'guest', reason: 'noTokens' });
  signInAs();
  signInAs({ sub: 'somebody-else' });
  sessionStore.set({ status: 'guest', reason: 'signedOut' });
  expect(flags()).toEqual([
    ['isLoggedIn', 'me'],
    ['isLoggedIn', 'somebody-else'],
    ['isLoggedIn'],
    ['isLoggedIn'],
  ]);
  signInAs();
  const before = flags().length;
  signInAs({ displayName: 'ゆい' });
  expect(flags()).toHaveLength(before);
});
