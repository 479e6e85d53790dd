import type { Person } from '../api/Person';
import { readConfig } from '../api/readConfig';
import type { Visit } from './Visit';

/**
 * Signs a person in without the login screen, for journeys that are not about signing in. It stores the
 * person's tokens where aws-amplify keeps them. The journey must open a path afterwards.
 */
export async function arriveAs({ page, open }: Visit, person: Person): Promise<void> {
  const { sub, token, accessToken, refreshToken } = person;
  const { userPoolClientId } = await readConfig();
  const kept = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const entries = {
    [`${kept}.LastAuthUser`]: sub,
    [`${kept}.${sub}.idToken`]: token,
    [`${kept}.${sub}.accessToken`]: accessToken,
    [`${kept}.${sub}.refreshToken`]: refreshToken,
  };
  await open('/config.json');
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(entries)})`);
}
