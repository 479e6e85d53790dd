import { cognito } from './cognito';
import { mailedCode } from './mailedCode';
import { readConfig } from './readConfig';
import { password } from './signIn';

/** Creates an account for an email and confirms it with the code from the mail. */
export async function signUp(email: string): Promise<void> {
  const { userPoolClientId: ClientId } = await readConfig();
  const pool = 'AWSCognitoIdentityProviderService';
  const UserAttributes = [{ Name: 'email', Value: email }];
  await cognito(pool, 'SignUp', { ClientId, Username: email, Password: password, UserAttributes });
  const ConfirmationCode = await mailedCode(email);
  await cognito(pool, 'ConfirmSignUp', { ClientId, Username: email, ConfirmationCode });
}
