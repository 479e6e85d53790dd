import type { SignedIn } from '../lib/auth/Session';
import { sessionStore } from '../lib/auth/sessionStore';

/**
 * Sets the session of the app to that of a signed-in talent with a profile. `person` replaces fields of the
 * session.
 */
export function signInAs(person: Partial<SignedIn> = {}): void {
  sessionStore.set({
    status: 'signedIn',
    sub: 'me',
    email: 'talent@example.com',
    displayName: 'ゆいこ',
    profileIcon: '',
    groups: [],
    isAdmin: false,
    organizationId: '',
    hasProfile: true,
    ...person,
  });
}
