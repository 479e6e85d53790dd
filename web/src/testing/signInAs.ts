import type { SignedIn } from '../lib/auth/Session';
import { sessionStore } from '../lib/auth/sessionStore';

/** Signs in a person with a profile. */
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
