import type { Walker } from '../../web/src/lib/walk/WalkedScreen';
import type { Person } from '../support/api/Person';
import { readConfig } from '../support/api/readConfig';
import { given } from '../support/given';
import type { StoredEntries } from './page/openWindow';

/**
 * Signs in every kind of person that opens screens in the walk. Returns the entries of the browser's storage
 * with which each is signed in.
 */
export async function signInWalkers(): Promise<Record<Walker, StoredEntries>> {
  const { userPoolClientId } = await readConfig();
  const kept = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const entriesOf = ({ sub, token, accessToken, refreshToken }: Person): StoredEntries => ({
    [`${kept}.LastAuthUser`]: sub,
    [`${kept}.${sub}.idToken`]: token,
    [`${kept}.${sub}.accessToken`]: accessToken,
    // ID tokens end after 15 minutes, before the last pages of a walk.
    [`${kept}.${sub}.refreshToken`]: refreshToken,
  });
  return {
    guest: {},
    newcomer: entriesOf(await given.theSeededNewcomer()),
    invited: entriesOf(await given.anInvitedTalent()),
    beginner: entriesOf(await given.aTalent()),
    talent: entriesOf(await given.theSeededTalent()),
    admin: entriesOf(await given.theAdministrator()),
    client: entriesOf(await given.theClient()),
  };
}
