import { testUsers } from '../../lambdas/seed/texts/testUsers';
import type { CreateUserInput } from '../../web/src/generated/schema';
import type { Person } from './api/Person';
import { invoke } from './api/invoke';
import { query } from './api/query';
import { refresh } from './api/refresh';
import { signIn } from './api/signIn';
import { signUp } from './api/signUp';
import { temporaryPassword } from './api/temporaryPassword';
import { graphql } from './graphql';
import { unique } from './unique';

const { users } = testUsers;

const createUser = graphql(`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      id
    }
  }
`);

const createTalent = graphql(`
  mutation InviteTalent($input: CreateTalentInput!) {
    createTalent(input: $input) {
      id
    }
  }
`);

const openJobs = graphql(`
  query OpenJobs($from: Int) {
    searchOpenJobs(limit: 1, from: $from, sort: { field: createdAt, direction: asc }) {
      items {
        id
        title
      }
      total
    }
  }
`);

async function jobAt(from: number) {
  const { data, errors } = await query(openJobs, { from }, 'guest');
  if (!data) throw new Error(`No jobs: ${errors[0]?.message}`);
  return data.searchOpenJobs;
}

let jobsGiven = 0;

/** Replaces `$me` in the texts of a profile, for example in the keys of files, by the person's sub. */
const ofPerson = (profile: Partial<CreateUserInput>, sub: string) =>
  JSON.parse(JSON.stringify(profile).replaceAll('$me', sub)) as Partial<CreateUserInput>;

/**
 * Creates or finds the people and records with which a test starts. A created record belongs to the test.
 * Seeded records are shared between tests, so tests must only read them.
 */
export const given = {
  theSeededTalent: () => signIn(users.talent.email),
  theSeededNewcomer: () => signIn(users.newcomer.email),
  theAdministrator: () => signIn(users.admin.email),
  theClient: () => signIn(users.client.email),

  /** Creates a person who has confirmed their email and has no profile yet. */
  async aNewcomer(): Promise<Person> {
    const email = unique.email();
    await signUp(email);
    return signIn(email);
  },

  /**
   * Creates a person with a profile as registration stores it. `profile` has additional or different fields.
   */
  async aTalent(profile: Partial<CreateUserInput> = {}): Promise<Person> {
    const person = await given.aNewcomer();
    const input: CreateUserInput = {
      sub: person.sub,
      owner: person.sub,
      lastName: '縁',
      firstName: '結子',
      lastNameKana: 'エニシ',
      firstNameKana: 'ユイコ',
      displayName: 'ゆいこ',
      birthDate: '1992-04-15',
      isAgreedTerms: true,
      ...ofPerson(profile, person.sub),
    };
    const { errors } = await query(createUser, { input }, person);
    if (errors[0]) throw new Error(`No talent: ${errors[0].message}`);
    // The tokens from before the registration say that the person has not agreed to the terms.
    return refresh(person);
  },

  /** Invites a talent, who has chosen a password and has not agreed to the terms. */
  async anInvitedTalent(): Promise<Person> {
    const email = unique.email();
    const names = { lastName: '縁', firstName: '招子', lastNameKana: 'エニシ', firstNameKana: 'マネコ' };
    const input = { ...names, displayName: 'まねこ', email };
    const { errors } = await query(createTalent, { input }, await given.theAdministrator());
    if (errors[0]) throw new Error(`No invitation: ${errors[0].message}`);
    return signIn(email, await temporaryPassword(email), testUsers.password);
  },

  /**
   * Creates a person with a profile who is an administrator, as an operator makes one. The audit log about what they
   * did, their exports and their calls within a minute are those of the test alone.
   */
  async anAdministrator(profile: Partial<CreateUserInput> = {}): Promise<Person> {
    const { email } = await given.aTalent(profile);
    await invoke('AccountsFunctionName', { action: 'makeAdministrator', actor: 'operator', email });
    return signIn(email);
  },

  /** Returns a seeded public job. Each call in a test file returns a different one. */
  async anOpenJob(): Promise<{ id: string; title: string }> {
    const { items } = await jobAt(jobsGiven++);
    const [job] = items;
    if (!job) throw new Error('The seed has no more public jobs');
    return { id: job.id, title: job.title ?? '' };
  },
};
