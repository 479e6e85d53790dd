import { fetchAuthSession, signIn as amplifySignIn } from 'aws-amplify/auth';
import type { Person } from './Person';
import { withAmplify } from './withAmplify';

/** The password of every user of the seed and of those that tests make. */
export const password = 'Enishi-2026';

/** Signs in over SRP, as a browser does. Rejects with Cognito's error when it is refused. */
export function signIn(email: string): Promise<Person> {
  return withAmplify(async () => {
    const { isSignedIn, nextStep } = await amplifySignIn({ username: email, password });
    if (!isSignedIn) throw new Error(`${email} is not signed in but has to ${nextStep.signInStep}`);
    const { tokens, userSub } = await fetchAuthSession();
    if (!tokens?.idToken || !userSub) throw new Error(`${email} got no tokens`);
    return { email, sub: userSub, token: `${tokens.idToken}`, accessToken: `${tokens.accessToken}` };
  });
}
