import { agreeOnTerms } from '../agreeOnTerms';
import { claimsOf } from '../../support/api/claimsOf';
import type { Person } from '../../support/api/Person';
import { signIn } from '../../support/api/signIn';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import type { RunningStack } from '../../support/stack/RunningStack';
import { openAreaSettings } from '../../support/stack/openAreaSettings';
import { startStack } from '../../support/stack/startStack';
import { documents } from '../documents';
import { jobDetails } from '../jobDetails';
import { records } from '../records';
import { asked } from './asked';
import { clientDocuments } from './clientDocuments';
import { jobDocuments } from './jobDocuments';

export interface Job {
  id: string;
  isPublic: boolean;
  isDraft: boolean;
  memo: string | null;
}

interface Applicant {
  person: Person;
  /** The id of the application that the person sent to the job. */
  id: string;
  conversationId: string;
}

const closed = process.env.ENISHI_URL;

/**
 * A stack of its own for one test file, in which the client area (for organizations and consultants) is open.
 * It has a client and some other people, and methods with which tests create further people and act as them.
 */
export class OpenArea {
  client!: Person;
  admin!: Person;
  other!: Person;
  /** A consultant of the first public job of the client's organization. */
  consultant!: Person;
  organizationId!: string;
  own: Job[] = [];
  private stack?: RunningStack;

  async start(): Promise<void> {
    this.stack = await startStack({ args: ['--no-web'], settings: openAreaSettings });
    process.env.ENISHI_URL = this.stack.origin;
    this.client = await given.theClient();
    this.admin = await given.theAdministrator();
    this.other = await given.aTalent();
    this.organizationId = claimsOf<{ organizationId: string }>(this.client.token).organizationId;
    this.own = await this.jobsOf(this.organizationId, this.client);
    this.consultant = await this.aConsultantOf(this.ownJob());
  }

  async stop(): Promise<void> {
    await this.stack?.stop();
    this.stack?.forget();
    process.env.ENISHI_URL = closed;
  }

  async jobsOf(organizationId: string, as: Person): Promise<Job[]> {
    const found = await asked(clientDocuments.ownJobs, { organizationId }, as);
    return (found as { items: Job[] }).items;
  }

  /** Returns the id of a public job of the client's organization; empty if there is none. */
  ownJob(): string {
    return this.own.find(({ isPublic, isDraft }) => isPublic && !isDraft)?.id ?? '';
  }

  /** Returns the id of a public job of another organization than the client's. */
  async foreignJob(): Promise<string> {
    const job = await given.anOpenJob();
    return this.own.some(({ id }) => id === job.id) ? this.foreignJob() : job.id;
  }

  /**
   * Creates a talent with the given profile who applies to a job, by default to a public job of the client's
   * organization.
   */
  async applicant(profile: object = {}, job = this.ownJob()): Promise<Applicant> {
    const person = await given.aTalent(profile);
    const input = { userID: person.sub, openJobID: job };
    const { id, conversationId } = (await asked(documents.apply, { input }, person)) as Omit<
      Applicant,
      'person'
    >;
    return { person, id, conversationId };
  }

  /** Creates an organization with one member, who owns it: its jobs, applications and name are those of one test. */
  async aMember(name = '株式会社うまれたて'): Promise<{ member: Person; organizationId: string }> {
    const { sub, email } = await given.aTalent();
    const organizationId = await records.made('Organization', { name, owners: [sub] }, this.admin);
    const input = { sub, organizationUsersId: organizationId };
    const { error } = await records.send('update', 'User', input, this.admin, 'version');
    if (error) throw new Error(`No member: ${error.message}`);
    return { member: await signIn(email), organizationId };
  }

  /** Creates a public job of a member's organization, and returns its id. */
  async aPublicJobOf(member: Person, more: object = {}): Promise<string> {
    const id = await records.made('OpenJob', { title: '求人', ...jobDetails, ...more }, member);
    const open = { id, isDraft: false, isPublic: true };
    const { error } = await records.send('update', 'OpenJob', open, this.admin);
    if (error) throw new Error(`No public job: ${error.message}`);
    return id;
  }

  /** Creates a talent whose application to a job of the client's organization became a contract. */
  async contracted(): Promise<Person> {
    const { person, id } = await this.applicant();
    for (const type of ['SCREENING', 'INTERVIEW']) await this.move(id, type, this.client);
    await agreeOnTerms(id, person, this.client);
    return person;
  }

  /**
   * Creates a person, and lets the administrator make the person a consultant of the job. Waits until the
   * person has the rights of a consultant.
   */
  async aConsultantOf(openJobID: string): Promise<Person> {
    const person = await given.aTalent();
    const input = { userID: person.sub, openJobID, involveType: 'CONSULTANT' };
    await asked(jobDocuments.involve, { input }, this.admin);
    await eventually('the consultant to be known', async () => {
      const found = await asked(clientDocuments.job, { id: openJobID }, person);
      return (found as { owners: string[] | null }).owners ? true : null;
    });
    return person;
  }

  seen(person: Person, as: Person | 'guest' = this.client) {
    return asked(clientDocuments.talent, { sub: person.sub }, as);
  }

  change(person: Person, input: object) {
    return asked(documents.update, { input: { sub: person.sub, ...input } }, person);
  }

  move(id: string, type: string, as: Person) {
    return asked(documents.move, { input: { id, type } }, as);
  }
}
