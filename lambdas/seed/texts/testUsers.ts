import type { Person } from '../demo/people/Person';
import json from '../data/testUsers.json';

/** A test user without a profile: the account alone. */
interface TestAccount {
  email: string;
  /** The group of the user pool to which the test user belongs. */
  group?: 'admin';
}

type TestPerson = TestAccount & Omit<Person, 'sub' | 'key'>;

interface TestUsers {
  /** The password of all test users. It is publicly known, so stages with real users refuse the demo data. */
  password: string;
  users: { talent: TestPerson; newcomer: TestAccount; admin: TestPerson; client: TestPerson };
}

/** The only demo people who can sign in. A start prints their emails, README.md lists them. */
export const testUsers = json as TestUsers;
