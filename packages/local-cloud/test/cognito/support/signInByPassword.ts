import { signIn } from 'aws-amplify/auth';

/**
 * Signs in with the password itself, in tests that are not about SRP, because SRP takes the client much
 * longer.
 */
export const signInByPassword = (username: string, password: string): ReturnType<typeof signIn> =>
  signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
