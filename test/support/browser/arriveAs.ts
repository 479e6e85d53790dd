import type { Person } from '../api/Person';
import { readConfig } from '../api/readConfig';
import type { Visit } from './Visit';

/**
 * Signs a person in by storing their tokens where aws-amplify keeps them, for journeys that are not about
 * signing in. The next opened screen is the first one that loads.
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
