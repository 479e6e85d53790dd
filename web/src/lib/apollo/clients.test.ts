/** @jest-environment jsdom */
import { gql } from '@apollo/client';
import { sessionStore } from '../auth/sessionStore';
import { signInAs } from '../../testing/signInAs';
import { amplifyTransport } from './amplifyTransport';
import { clients } from './clients';

// The API is simulated: it answers with the job that the test gives it.
jest.mock('./amplifyTransport', () => ({ amplifyTransport: { credentials: jest.fn(), send: jest.fn() } }));
const send = jest.mocked(amplifyTransport.send);
jest.mocked(amplifyTransport.credentials).mockResolvedValue({ authMode: 'iam' });
amplifyTransport.isSignedIn = () => false;

const query = gql`
  query Job {
    getOpenJob(id: "a-job") {
      id
      myFavorite {
        id
      }
    }
  }
`;
const kept = {
  __typename: 'OpenJob',
  id: 'a-job',
  myFavorite: { __typename: 'UserFavoriteOpenJob', id: 'me.a-job' },
};
const cached = () => clients.get().readQuery({ query });
const asGuest = () => sessionStore.set({ status: 'guest', reason: 'signedOut' });

beforeEach(() => {
  asGuest();
  send.mockResolvedValue({ data: { getOpenJob: kept } });
});

test('a guest finds nothing of the person who was signed in before, nor does the next person', async () => {
  signInAs();
  await clients.get().query({ query });
  expect(cached()).toEqual({ getOpenJob: kept });
  asGuest();
  expect(cached()).toBeNull();
  signInAs({ sub: 'somebody-else' });
  expect(cached()).toBeNull();
});

test('a person who follows another without a sign-out, as in another tab, finds nothing of theirs', async () => {
  signInAs();
  await clients.get().query({ query });
  signInAs({ sub: 'somebody-else' });
  expect(cached()).toBeNull();
});

test('an answer that arrives after the person has changed is not cached for the next person', async () => {
  let answer: (result: { data: { getOpenJob: typeof kept } }) => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  signInAs();
  const late = clients.get().query({ query });
  signInAs({ sub: 'somebody-else' });
  answer({ data: { getOpenJob: kept } });
  await late;
  expect(cached()).toBeNull();
});

test('what is read at the start of a session stays when the session begins and when it changes', async () => {
  await clients.for('me').query({ query });
  expect(cached()).toBeNull();
  signInAs();
  expect(cached()).toEqual({ getOpenJob: kept });
  signInAs({ displayName: 'ゆい' });
  expect(cached()).toEqual({ getOpenJob: kept });
});

test('who shows answers learns of each change of the person', () => {
  const changed = jest.fn();
  const stop = clients.subscribe(changed);
  signInAs();
  signInAs({ displayName: 'ゆい' });
  asGuest();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});
