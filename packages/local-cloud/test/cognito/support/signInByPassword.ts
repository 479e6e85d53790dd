import { signIn } from 'aws-amplify/auth';

/**
 * Signs in with the flow that sends the password (USER_PASSWORD_AUTH). Tests that are not about SRP use it,
 * because it is much faster.
 */
export const signInByPassword = (username: string, password: string): ReturnType<typeof signIn> =>
  signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
