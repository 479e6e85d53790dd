import { forgetTokens } from '../amplify/tokenStorage';
import { sessionStore } from '../auth/sessionStore';
import type { Transport } from './sendWithSession';

/** Sends operations with aws-amplify, loaded with the first one, and the session of this tab. */
export const amplifyTransport: Transport = {
  async credentials(options) {
    const { readTokens } = await import('../auth/readTokens');
    const tokens = await readTokens(options?.renew);
    return tokens ? { authMode: 'userPool', authToken: tokens.idToken } : { authMode: 'iam' };
  },
  send: async (asked, credentials) => (await import('./sendGraphql')).sendGraphql(asked, credentials),
  subscribe: async (asked, credentials) =>
    (await import('./sendGraphql')).subscribeGraphql(asked, credentials),
  isSignedIn: () => sessionStore.get().status === 'signedIn',
  expire() {
    forgetTokens();
    sessionStore.set({ status: 'guest', reason: 'expired' });
  },
};
