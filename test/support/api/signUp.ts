import { cognito } from './cognito';
import { mailedCode } from './mailedCode';
import { readConfig } from './readConfig';
import { signUpUnconfirmed } from './signUpUnconfirmed';

/** Creates an account for an email and confirms it with the code from the mail. */
export async function signUp(email: string): Promise<void> {
  await signUpUnconfirmed(email);
  const { userPoolClientId: ClientId } = await readConfig();
  const ConfirmationCode = await mailedCode(email);
  await cognito('AWSCognitoIdentityProviderService', 'ConfirmSignUp', {
    ClientId,
    Username: email,
    ConfirmationCode,
  });
}
