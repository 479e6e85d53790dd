import { forgetTokens, hasTokens } from '../amplify/tokenStorage';
import { sessionStore } from '../auth/sessionStore';
import type { Transport } from './sendWithSession';

/**
 * The Transport of AmplifyLink in the browser. It loads aws-amplify for subscriptions and when the browser
 * has stored tokens. Queries and mutations of guests do without it.
 */
export const amplifyTransport: Transport = {
  async credentials(options) {
    if (!hasTokens()) return { authMode: 'iam' };
    const { readTokens } = await import('../auth/readTokens');
    const tokens = await readTokens(options?.renew);
    return tokens ? { authMode: 'userPool', authToken: tokens.idToken } : { authMode: 'iam' };
  },
  send: async (asked, credentials) =>
    credentials.authMode === 'iam'
      ? (await import('../guest/sendAsGuest')).sendAsGuest(asked)
      : (await import('./sendGraphql')).sendGraphql(asked, credentials),
  subscribe: async (asked, credentials) =>
    (await import('./sendGraphql')).subscribeGraphql(asked, credentials),
  isSignedIn: () => sessionStore.get().status === 'signedIn',
  expire() {
    forgetTokens();
    sessionStore.set({ status: 'guest', reason: 'expired' });
  },
};
