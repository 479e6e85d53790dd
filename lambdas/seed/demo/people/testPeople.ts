import { testUsers } from '../../texts/testUsers';
import type { Person } from './Person';

/** The roles of the test users who have a profile. */
type TestRole = 'talent' | 'admin' | 'client';

export type TestSubs = Record<TestRole, string>;

/** Returns the test users who have a profile, with their subs from the user pool. */
export function testPeople(subs: TestSubs): Record<TestRole, Person> {
  const named = (role: TestRole): Person => {
    const { group: _, ...person } = testUsers.users[role];
    return { ...person, key: person.email, sub: subs[role] };
  };
  return { talent: named('talent'), admin: named('admin'), client: named('client') };
}
