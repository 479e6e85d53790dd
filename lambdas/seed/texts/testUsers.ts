import type { Person } from '../demo/people/Person';
import json from '../data/testUsers.json';

/** The account of a test user, who need not have a profile. */
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

/**
 * The test users: the only people in the demo data who can sign in. `npm start` prints their emails, and
 * README.md lists them.
 */
export const testUsers = json as TestUsers;
