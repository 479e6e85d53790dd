import { cognito } from './cognito';
import type { Person } from './Person';
import { readConfig } from './readConfig';

/** Returns the person with new tokens, which contain what has changed in the account. Rejects with Cognito's error. */
export async function refresh(person: Person): Promise<Person> {
  const { userPoolClientId: ClientId } = await readConfig();
  const { AuthenticationResult } = await cognito<{
    AuthenticationResult: { IdToken: string; AccessToken: string };
  }>('AWSCognitoIdentityProviderService', 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    ClientId,
    AuthParameters: { REFRESH_TOKEN: person.refreshToken },
  });
  const { IdToken: token, AccessToken: accessToken } = AuthenticationResult;
  return { ...person, token, accessToken };
}
