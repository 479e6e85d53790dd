import { confirmSignUp, signUp as amplifySignUp } from 'aws-amplify/auth';
import { mailedCode } from './mailedCode';
import { password } from './signIn';
import { withAmplify } from './withAmplify';

/** Registers an address and confirms it with the code that was mailed there. */
export async function signUp(email: string): Promise<void> {
  await withAmplify(() =>
    amplifySignUp({ username: email, password, options: { userAttributes: { email } } }),
  );
  const confirmationCode = await mailedCode(email);
  await withAmplify(() => confirmSignUp({ username: email, confirmationCode }));
}
