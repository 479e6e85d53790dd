import { acceptTerms } from '../acceptTerms';
import { sendTerms } from '../sendTerms';
import type { CreateUserInput } from '../../../web/src/generated/schema';
import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { rates } from '../../support/rates';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { asked } from './asked';
import { clientDocuments } from './clientDocuments';
import { describeAssessments } from './cases/describeAssessments';
import { describeBenefitEdits } from './cases/describeBenefitEdits';
import { describeBenefits } from './cases/describeBenefits';
import { describeBlocks } from './cases/describeBlocks';
import { describeClosedTitles } from './cases/describeClosedTitles';
import { describeConsultants } from './cases/describeConsultants';
import { describeCreators } from './cases/describeCreators';
import { describeFiles } from './cases/describeFiles';
import { describeInvolved } from './cases/describeInvolved';
import { describeLeaving } from './cases/describeLeaving';
import { describeLog } from './cases/describeLog';
import { describeMasked } from './cases/describeMasked';
import { describeMatrix } from './cases/describeMatrix';
import { describeMeetings } from './cases/describeMeetings';
import { describeMovesInLog } from './cases/describeMovesInLog';
import { describeNames } from './cases/describeNames';
import { describeOrganization } from './cases/describeOrganization';
import { describeOrganizationEdits } from './cases/describeOrganizationEdits';
import { describeOwnJobs } from './cases/describeOwnJobs';
import { describePictures } from './cases/describePictures';
import { describePool } from './cases/describePool';
import { describePreviews } from './cases/describePreviews';
import { describeReadingAhead } from './cases/describeReadingAhead';
import { describeRelation } from './cases/describeRelation';
import { describeScouting } from './cases/describeScouting';
import { describeShareFlags } from './cases/describeShareFlags';
import { describeTakingBack } from './cases/describeTakingBack';
import { OpenArea } from './OpenArea';
import { describeTraces } from './traces/describeTraces';

type Item = Record<string, unknown>;

const area = new OpenArea();

beforeAll(() => area.start());
// The same people call more in a minute than they may, one test after the other.
beforeEach(() => rates.forget([area.client.sub, area.consultant.sub]));
afterAll(() => area.stop());

describe('the page of an application', () => describeRelation(area));
describe('meetings', () => describeMeetings(area));
describe('a blocked company', () => describeBlocks(area));
describe('scouting', () => describeScouting(area));
describe('the pool of an organization', () => describePool(area));
describe('the audit log', () => describeLog(area));
describe('jobs', () => describeOwnJobs(area));
describe('an edit of a public job that is taken back', () => describeTakingBack(area));
describe('a job that is no longer public', () => describeClosedTitles(area));
describe('consultants', () => describeConsultants(area));
describe('the creator of a job', () => describeCreators(area));
describe('involved people', () => describeInvolved(area));
describe('an organization', () => describeOrganization(area));
describe('the benefits of an organization', () => describeBenefits(area));
describe('an edit of a published benefit', () => describeBenefitEdits(area));
describe('pictures of organizations, jobs and benefits', () => describePictures(area));
describe('names', () => describeNames(area));
describe('what an owner writes in an organization', () => describeOrganizationEdits(area));
describe('texts about talents', () => describeAssessments(area));
describe('private files', () => describeFiles(area));

describe('the end of an account', () => {
  describeLeaving(area);
  describeTraces(area);
});

describe('a talent', () => {
  const profile: Partial<CreateUserInput> = {
    ...{ gender: 'FEMALE', maximumSalary: 900, numberOfDayPerWeek: 3, appetiteToChangeJobs: 'NOW' },
    ...{ belongsTo: '株式会社いま', otherHopes: '朝は遅めに', lineID: 'line', tel: '09012345678' },
    ...{
      facebookUrl: 'https://www.facebook.com/yuiko',
      profileIcon: 'public/$me/01JCN000000000000000000001.png',
    },
  };
  const never = {
    birthDate: null,
    lineID: null,
    email: null,
    tel: null,
    lastVisitedAt: null,
    isPrivate: null,
  };

  test('is found when they agreed to be found and are neither private nor marked as debug', async () => {
    const person = await given.aTalent(profile);
    expect(await area.seen(person)).toBeNull();
    await area.change(person, { isAgreedPostForClient: true });
    expect(await area.seen(person)).toMatchObject({
      ...{ displayName: 'ゆいこ', otherHopes: '朝は遅めに', lastVisitedWithin: 'DAYS_7' },
      ...{ name: null, gender: null, maximumSalary: null, facebookUrl: null, applies: null, ...never },
    });
    await area.change(person, { isPrivate: true, isShareFullname: true });
    expect(await area.seen(person)).toBeNull();
  });

  test.each([
    ['isShareFullname', 'name', '縁 結子'],
    ['isShareProfileIcon', 'profileIcon', 'public/$me/01JCN000000000000000000001.png'],
    ['isShareCurrentJob', 'belongsTo', '株式会社いま'],
    ['isShareAppetites', 'appetiteToChangeJobs', 'NOW'],
    ['isShareWorkTime', 'numberOfDayPerWeek', 3],
    ['isShareHopeSalary', 'maximumSalary', 900],
    ['isShareGender', 'gender', 'FEMALE'],
    ['isShareBirthdate', 'ageBand', 'AGE_30S'],
  ])('shows with %s alone %s, and no area.other flag’s field', async (flag, field, value) => {
    const person = await given.aTalent({ ...profile, isAgreedPostForClient: true });
    const before = (await area.seen(person)) as Item;
    expect(before[field]).toBeNull();
    await area.change(person, { [flag]: true });
    expect(await area.seen(person)).toEqual({
      ...before,
      [field]: `${value}`.startsWith('public/')
        ? `public/${person.sub}/01JCN000000000000000000001.png`
        : value,
    });
  });

  test('who applied is shown by name, also if private, until the application is withdrawn', async () => {
    const { person, id } = await area.applicant({ ...profile, isPrivate: true });
    expect(await area.seen(person)).toMatchObject({
      ...{ name: '縁 結子', facebookUrl: profile.facebookUrl, gender: null, profileIcon: null, ...never },
    });
    expect(await area.seen(person, area.other)).toBeNull();
    await area.move(id, 'WITHDRAWN', person);
    expect(await area.seen(person)).toBeNull();
  });

  test('who applied elsewhere is visible only to that organization', async () => {
    const { person } = await area.applicant({ isPrivate: true }, await area.foreignJob());
    expect(await area.seen(person)).toBeNull();
  });
});

describe('applications', () => {
  test('to their jobs change state along the transitions, and show contact data after a contract', async () => {
    const { person, id } = await area.applicant({ tel: '09012345678' });
    const contact = () => asked(clientDocuments.contact, { sub: person.sub }, area.client);
    for (const type of ['SCREENING', 'INTERVIEW']) {
      expect(await area.move(id, type, area.client)).toMatchObject({ type });
      expect(await contact()).toBeNull();
    }
    const terms = await sendTerms(id, area.client);
    expect(await contact()).toBeNull();
    expect(await area.move(id, 'WITHDRAWN', area.client)).toBe('Unauthorized');
    expect(await area.move(id, 'SCREENING', area.client)).toBe('Conflict');
    expect(await area.move(id, 'CONTRACTED', area.client)).toBe('Unauthorized');
    await acceptTerms(terms, person);
    expect(await contact()).toEqual({
      ...{ name: '縁 結子', email: person.email, tel: '09012345678', address: null, nearestStation: null },
    });
    expect(await asked(clientDocuments.contact, { sub: person.sub }, area.other)).toBeNull();
  });

  test('to jobs of others are hidden from a member, and all of them from a talent', async () => {
    const { id } = await area.applicant();
    expect(await area.move(id, 'SCREENING', area.other)).toBe('NotFound');
    const foreign = await area.applicant({}, await area.foreignJob());
    expect(await area.move(foreign.id, 'SCREENING', area.client)).toBe('NotFound');
  });

  test('are searched within their jobs, by name, without withdrawn ones', async () => {
    const { member } = await area.aMember();
    const job = await area.aPublicJobOf(member);
    const profileIcon = 'public/$me/01JCN000000000000000000001.png';
    const { person, id } = await area.applicant({ profileIcon }, job);
    await area.applicant({});
    type Page = { items: { id: string; type: string; openJobID: string; user: Item }[]; total: number };
    const search = async (as: Person) => (await asked(clientDocuments.applications, {}, as)) as Page;
    const row = await eventually('the application to be found', async () =>
      (await search(member)).items.find((item) => item.id === id),
    );
    expect(row.user).toEqual({ name: '縁 結子', displayName: 'ゆいこ', profileIcon: null, email: null });
    const { items, total } = await search(member);
    expect([total, items.map(({ openJobID }) => openJobID)]).toEqual([1, [job]]);
    expect((await search(area.other)).items).toEqual([]);
    await area.move(id, 'WITHDRAWN', person);
    await eventually('the application to be gone', async () =>
      (await search(member)).total === 0 ? true : null,
    );
  });
});

describe('moves of applications are in the audit log', () => describeMovesInLog(area));

test('organizations search talents who agreed to be found, under their share flags', async () => {
  const person = await given.aTalent({ isAgreedPostForClient: true, maximumSalary: 900 });
  const filter = { sub: { eq: person.sub } };
  type Page = { items: Item[]; total: number };
  const page = await eventually('the talent to be found', async () => {
    const found = (await asked(clientDocuments.talents, { filter }, area.client)) as Page;
    return found.total === 1 ? found : null;
  });
  expect(page.items).toEqual([
    { sub: person.sub, name: null, birthDate: null, maximumSalary: null, email: null },
  ]);
  expect(await asked(clientDocuments.talents, { filter: { email: { eq: person.email } } }, area.client)).toBe(
    'InvalidInput',
  );
  expect(await asked(clientDocuments.talents, {}, area.other)).toBe('Unauthorized');
});

describe('a conversation', () => {
  const open = (participant: Person, job: string, as: Person, name?: string) => {
    const input = { participantIds: [participant.sub], openJobConversationsId: job, name };
    return asked(messagingDocuments.converse, { input }, as);
  };

  test('is opened about their job with a talent who is offered or in contact, and does not put them in contact', async () => {
    const offered = await given.aTalent({ isAgreedPostForClient: true });
    expect(await open(offered, area.ownJob(), area.client)).toMatchObject({ id: expect.any(String) });
    expect(await area.seen(offered)).toMatchObject({ displayName: 'ゆいこ', facebookUrl: null });
    await area.change(offered, { isAgreedPostForClient: false });
    expect(await area.seen(offered)).toBeNull();
    const { person } = await area.applicant({ isPrivate: true });
    expect(await open(person, area.ownJob(), area.client)).toMatchObject({ id: expect.any(String) });
  });

  test('cannot be opened with other talents, about jobs of others, without a job, or by a talent', async () => {
    const [hidden, offered] = [await given.aTalent(), await given.aTalent({ isAgreedPostForClient: true })];
    expect(await open(hidden, area.ownJob(), area.client)).toBe('Unauthorized');
    expect(await open(offered, 'nowhere', area.client)).toBe('Unauthorized');
    expect(await open(offered, area.ownJob(), area.other)).toBe('Unauthorized');
    const input = { participantIds: [offered.sub] };
    expect(await asked(messagingDocuments.converse, { input }, area.client)).toBe('Unauthorized');
  });
});

describe('the share flags of a talent', () => describeShareFlags(area));
describe('the preview of a talent', () => describePreviews(area));
describe('job staff in a conversation', () => describeMasked(area));

describe('the access matrix', describeMatrix);

describe('records of a list', () => describeReadingAhead(area));
