import { forgetTokens, hasTokens } from '../amplify/tokenStorage';
import { sessionStore } from '../auth/sessionStore';
import type { Transport } from './sendWithSession';

/**
 * The transport that AmplifyLink uses in the browser. It loads aws-amplify for subscriptions, and for people
 * whose tokens the browser has stored. Queries and mutations of guests do not need it.
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
      : (await import('./sendGraphql')).sendGraphql(asked, credentials.authToken),
  subscribe: async (asked, credentials) =>
    (await import('./subscribeGraphql')).subscribeGraphql(asked, credentials, () =>
      amplifyTransport.credentials(),
    ),
  isSignedIn: () => sessionStore.get().status === 'signedIn',
  expire() {
    forgetTokens();
    sessionStore.set({ status: 'guest', reason: 'expired' });
  },
};
