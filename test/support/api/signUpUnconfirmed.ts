import { cognito } from './cognito';
import { readConfig } from './readConfig';
import { password } from './signIn';

/** Signs up with an email, like a person who never enters the code from the mail. */
export async function signUpUnconfirmed(Username: string, Password = password): Promise<void> {
  const { userPoolClientId: ClientId } = await readConfig();
  const UserAttributes = [{ Name: 'email', Value: Username }];
  await cognito('AWSCognitoIdentityProviderService', 'SignUp', {
    ClientId,
    Username,
    Password,
    UserAttributes,
  });
}
