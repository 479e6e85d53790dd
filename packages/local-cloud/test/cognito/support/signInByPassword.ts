import { signIn } from 'aws-amplify/auth';

/** Signs in where SRP is not what is asked: its arithmetic takes a client a quarter of a second. */
export const signInByPassword = (username: string, password: string): ReturnType<typeof signIn> =>
  signIn({ username, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
