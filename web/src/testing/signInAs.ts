import type { SignedIn } from '../lib/auth/Session';
import { sessionStore } from '../lib/auth/sessionStore';

/** Signs a person in: the session becomes that of a talent with a profile, with the given changes. */
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
