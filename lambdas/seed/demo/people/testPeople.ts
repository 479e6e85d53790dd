import type { Person } from './Person';

/** The roles of the test users, the only demo people who can sign in. */
export type TestRole = 'talent' | 'admin' | 'client';

export type TestSubs = Record<TestRole, string>;

const people: Record<TestRole, Omit<Person, 'sub' | 'key'>> = {
  talent: {
    email: 'talent@example.com',
    lastName: '森川',
    firstName: '遥',
    lastNameKana: 'モリカワ',
    firstNameKana: 'ハルカ',
    gender: 'FEMALE',
  },
  admin: {
    email: 'admin@example.com',
    lastName: '早川',
    firstName: '麻衣',
    lastNameKana: 'ハヤカワ',
    firstNameKana: 'マイ',
    gender: 'FEMALE',
  },
  client: {
    email: 'client@example.com',
    lastName: '舟木',
    firstName: '港',
    lastNameKana: 'フナキ',
    firstNameKana: 'ミナト',
    gender: 'MALE',
  },
};

/** Returns the test users with their subs from the user pool. */
export function testPeople(subs: TestSubs): Record<TestRole, Person> {
  const named = (role: TestRole): Person => ({ ...people[role], key: people[role].email, sub: subs[role] });
  return { talent: named('talent'), admin: named('admin'), client: named('client') };
}
