import type { Person } from '../api/Person';
import { readConfig } from '../api/readConfig';
import type { Visit } from './Visit';

/**
 * Signs a person in without the login screen, for journeys that are not about signing in. It stores the
 * person's ID token and access token where aws-amplify keeps them. The journey must open a path afterwards.
 */
export async function arriveAs({ page, open }: Visit, { sub, token, accessToken }: Person): Promise<void> {
  const { userPoolClientId } = await readConfig();
  const kept = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const entries = {
    [`${kept}.LastAuthUser`]: sub,
    [`${kept}.${sub}.idToken`]: token,
    [`${kept}.${sub}.accessToken`]: accessToken,
  };
  await open('/config.json');
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(entries)})`);
}
