import { Random } from '../../lib/Random';
import { seedUuid } from '../../lib/seedUuid';
import { people as texts } from '../../texts/people';
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

/**
 * Generates invented people with unique names. Women's and men's names alternate; a few people have another
 * gender or do not state it.
 */
export function generatePeople(count: number): Person[] {
  const random = new Random('people');
  const taken = new Set<string>();
  const people: Person[] = [];
  while (people.length < count) {
    const isFemale = people.length % 2 === 0;
    const [lastName, lastNameKana, last] = random.pick(texts.lastNames);
    const [firstName, firstNameKana, first] = random.pick(isFemale ? texts.femaleNames : texts.maleNames);
    const key = `${first}.${last}`;
    if (taken.has(key)) continue;
    taken.add(key);
    const shown = isFemale ? 'FEMALE' : 'MALE';
    const gender = random.chance(0.05) ? random.pick(['NO_ANSWER', 'OTHER'] as const) : shown;
    const names = { lastName, firstName, lastNameKana, firstNameKana };
    people.push({ key, sub: seedUuid(`User:${key}`), email: `${key}@example.com`, ...names, gender });
  }
  return people;
}
