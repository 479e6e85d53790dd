import { agreeOnTerms } from '../../agreeOnTerms';
import { invoke } from '../../../support/api/invoke';
import type { Person } from '../../../support/api/Person';
import { signIn } from '../../../support/api/signIn';
import { given } from '../../../support/given';
import { accountDocuments } from '../../accounts/accountDocuments';
import { sampleFiles } from '../../../unit/files/sampleFiles';
import { asked } from '../../client-area/asked';
import type { OpenArea } from '../../client-area/OpenArea';
import { upload } from '../../files/upload';
import { jobDetails } from '../../jobDetails';
import { type Fixture, personOf } from '../../matrix/support/Fixture';
import { makeFixture } from '../../matrix/support/makeFixture';
import { records } from '../../records';
import { settle } from '../settle';
import { makeNew } from './freshRecords';

const { made, send } = records;

/** How many applications the table moves, and one that nobody may move. */
const APPLICATIONS = 80;

/** The people and records of the table of rights over time. */
export interface RightsScene {
  area: OpenArea;
  fixture: Fixture;
  /** The administrator who makes the records, and stays one. */
  admin: Person;
  holders: Map<string, Person>;
  applications: string[];
  /** Who applied, by the id of the application. */
  applicants: Map<string, Person>;
}

async function change(entity: string, input: object, as: Person): Promise<void> {
  const { error } = await send('update', entity, input, as, entity === 'User' ? 'id: sub' : 'id');
  if (error) throw new Error(`${entity}: ${error.message}`);
}

async function aMemberOf(organizationUsersId: string, admin: Person): Promise<Person> {
  const { sub, email } = await given.aTalent();
  await change('User', { sub, organizationUsersId }, admin);
  return signIn(email);
}

/** Uploads a file, and keeps it as a résumé when it was checked. */
async function aResume(as: Person): Promise<string> {
  const { key } = await upload(as, sampleFiles.pdf());
  await settle.streams();
  return made('UserResume', { userID: as.sub, file: key, filename: '職務経歴書.pdf' }, as);
}

/**
 * Adds to the records of the access matrix a job that is no longer public, of the organization `$organization`, with
 * applications; `$hidden` was contracted. Six people hold the roles of `rightsRoles`: the talent is `$hidden`.
 */
export async function rightsScene(area: OpenArea): Promise<RightsScene> {
  const fixture = await makeFixture();
  const { names } = fixture;
  const [admin, hidden] = [personOf(fixture, 'admin'), personOf(fixture, 'hidden')];
  const organization = `${names.get('organization')}`;
  const [owner, author, consultant] = [
    await aMemberOf(organization, admin),
    await given.aTalent(),
    await given.aTalent(),
  ];
  await change('Organization', { id: organization, owners: [owner.sub] }, admin);
  const job = await made(
    'OpenJob',
    {
      ...{ title: '移ろいの求人', ...jobDetails, memo: '覚え' },
      ...{ organizationOpenJobsId: organization, owners: [admin.sub, author.sub] },
    },
    admin,
  );
  await change('OpenJob', { id: job, isDraft: false, isPublic: true }, admin);
  const holders = new Map(
    Object.entries({
      ...{ admin: await given.anAdministrator(), owner, author, consultant, talent: hidden },
      member: await aMemberOf(organization, admin),
    }),
  );
  await made('UserOpenJobs', { userID: consultant.sub, openJobID: job, involveType: 'CONSULTANT' }, admin);
  const resume = await aResume(hidden);
  names.set('sentResume', resume);
  const sent = { userID: hidden.sub, openJobID: job, resumeIds: [resume] };
  const applied = await made('UserApplies', sent, hidden);
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(applied, type, admin);
  await agreeOnTerms(applied, hidden, admin);
  names.set('hiredApplication', applied);
  const applications: string[] = [];
  const applicants = new Map<string, Person>();
  for (let index = 0; index < APPLICATIONS; index += 1) {
    const { id, person } = await area.applicant({}, job);
    applications.push(id);
    applicants.set(id, person);
  }
  await change('OpenJob', { id: job, isPublic: false }, admin);
  names.set('staffJob', job);
  names.set('application', applications.pop() ?? '');
  names.set('offered', (await given.aTalent({ isAgreedPostForClient: true })).sub);
  const benefit = { title: '割引', isDraft: true, organizationEmployeeBenefitsId: organization };
  names.set('staffBenefit', await made('EmployeeBenefit', benefit, admin));
  const scene = { area, fixture, admin, holders, applications, applicants };
  for (const name of ['staffStep', 'staffCategory', 'staffEngagement'])
    names.set(name, await makeNew(name, scene));
  const scouted = { userID: hidden.sub, openJobID: job, involveType: 'RECOMMENDED' };
  names.set('hidden.scouted', await made('UserOpenJobs', scouted, admin));
  return scene;
}

/** Ends a role. */
export async function endRole(role: string, { fixture, holders, admin }: RightsScene): Promise<void> {
  const { sub = '', email = '' } = holders.get(role) ?? {};
  const id = `${fixture.names.get('staffJob')}`;
  if (role === 'admin')
    await invoke('AccountsFunctionName', { action: 'endAdministrator', actor: 'operator', email });
  if (role === 'owner')
    await change('Organization', { id: fixture.names.get('organization'), owners: [] }, admin);
  if (role === 'member') await change('User', { sub, organizationUsersId: null }, admin);
  if (role === 'author') await change('OpenJob', { id, owners: [admin.sub] }, admin);
  if (role === 'talent') await asked(accountDocuments.setEnabled, { sub, enabled: false }, admin);
  if (role !== 'consultant') return;
  const refused = await records.refusal('delete', 'UserOpenJobs', { id: `${sub}.${id}` }, admin);
  if (refused) throw new Error(`The consultant stays: ${refused}`);
}
