import { forgetTokens } from '../amplify/tokenStorage';
import { readTokens } from '../auth/readTokens';
import { sessionStore } from '../auth/sessionStore';
import { sendGraphql, subscribeGraphql } from './sendGraphql';
import type { Transport } from './sendWithSession';

/** aws-amplify and the session of this tab. */
export const amplifyTransport: Transport = {
  async credentials(options) {
    const tokens = await readTokens(options?.renew);
    return tokens ? { authMode: 'userPool', authToken: tokens.idToken } : { authMode: 'iam' };
  },
  send: sendGraphql,
  subscribe: subscribeGraphql,
  isSignedIn: () => sessionStore.get().status === 'signedIn',
  expire() {
    forgetTokens();
    sessionStore.set({ status: 'guest', because: 'expired' });
  },
};
