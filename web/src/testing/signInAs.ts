import type { SignedIn } from '../lib/auth/Session';
import { sessionStore } from '../lib/auth/sessionStore';

/** Somebody with a profile is signed in at this browser. */
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
