import type { CreateUserInput } from '../../../web/src/generated/schema';
import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { type RunningStack, startStack } from '../../support/stack/startStack';
import { documents } from '../documents';
import { messagingDocuments } from '../messagingDocuments';
import { asked } from './asked';
import { clientDocuments } from './clientDocuments';

type Item = Record<string, unknown>;
interface Job {
  id: string;
  isPublic: boolean;
  isDraft: boolean;
  memo: string | null;
}

let stack: RunningStack;
let client: Person;
let admin: Person;
let other: Person;
let organizationId: string;
let own: Job[];

const { ENISHI_URL } = process.env;

const seen = (person: Person, as: Person | 'guest' = client) =>
  asked<Item>(clientDocuments.talent, { sub: person.sub }, as);
const change = (person: Person, input: object) =>
  asked(documents.update, { input: { sub: person.sub, ...input } }, person);
const ownJob = () => own.find(({ isPublic, isDraft }) => isPublic && !isDraft)?.id ?? '';
async function applicant(profile: object = {}, job = ownJob()) {
  const person = await given.aTalent(profile);
  const input = { userID: person.sub, openJobID: job };
  const applied = (await asked<Item>(documents.apply, { input }, person)) as Item;
  return { person, id: `${applied.id}` };
}
const move = (id: string, type: string, as: Person) =>
  asked<Item>(documents.move, { input: { id, type } }, as);

beforeAll(async () => {
  stack = await startStack({ args: ['--no-web', '--memory'], settings: { CLIENT_AREA: 'open' } });
  process.env.ENISHI_URL = stack.origin;
  [client, admin, other] = [await given.theClient(), await given.theAdministrator(), await given.aTalent()];
  const [, claims = ''] = client.token.split('.');
  organizationId = JSON.parse(Buffer.from(claims, 'base64url').toString()).organizationId;
  const found = await asked<{ items: Job[] }>(clientDocuments.ownJobs, { organizationId }, client);
  own = (found as { items: Job[] }).items;
}, 240_000);

afterAll(async () => {
  await stack?.stop();
  stack?.forget();
  process.env.ENISHI_URL = ENISHI_URL;
});

describe('jobs', () => {
  test('of the own organization are found and read, drafts too, without what the house keeps to itself', async () => {
    expect(organizationId).toMatch(/^[0-9A-Z]{26}$/);
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const { id } of own) {
      expect(await asked<Item>(clientDocuments.job, { id }, client)).toMatchObject({
        ...{ id, memo: null, owners: null, organizationName: expect.any(String) },
      });
    }
    const byOthers = await asked<{ items: Job[] }>(clientDocuments.ownJobs, { organizationId }, other);
    expect((byOthers as { items: Job[] }).items.filter(({ isPublic }) => !isPublic)).toEqual([]);
  });

  test('of others are what everybody sees of them', async () => {
    const found = await asked<{ items: { id: string }[] }>(
      /* GraphQL */ `
        query Hidden {
          searchOpenJobs(limit: 50, filter: { isPublic: { eq: false } }) {
            items {
              id
            }
          }
        }
      `,
      {},
      admin,
    );
    const hidden = (found as { items: { id: string }[] }).items.filter(
      ({ id }) => !own.some((job) => job.id === id),
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id } of hidden.slice(0, 5))
      expect(await asked(clientDocuments.job, { id }, client)).toEqual(
        await asked(clientDocuments.job, { id }, other),
      );
  });
});

describe('a talent', () => {
  const profile: Partial<CreateUserInput> = {
    ...{ gender: 'FEMALE', maximumSalary: 900, numberOfDayPerWeek: 3, appetiteToChangeJobs: 'NOW' },
    ...{ belongsTo: '株式会社いま', otherHopes: '朝は遅めに', lineID: 'line', tel: '09012345678' },
    ...{ facebookUrl: 'https://www.facebook.com/yuiko', profileIcon: 'public/icon.png' },
  };
  const never = {
    birthDate: null,
    lineID: null,
    email: null,
    tel: null,
    lastVisitedAt: null,
    isPrivate: null,
  };

  test('is there when offered and neither private nor marked', async () => {
    const person = await given.aTalent(profile);
    expect(await seen(person)).toBeNull();
    await change(person, { isAgreedPostForClient: true });
    expect(await seen(person)).toMatchObject({
      ...{ displayName: 'ゆいこ', otherHopes: '朝は遅めに', lastVisitedWithin: 'DAYS_7' },
      ...{ name: null, gender: null, maximumSalary: null, facebookUrl: null, applies: null, ...never },
    });
    await change(person, { isPrivate: true, isShareFullname: true });
    expect(await seen(person)).toBeNull();
  });

  test.each([
    ['isShareFullname', 'name', '縁 結子'],
    ['isShareProfileIcon', 'profileIcon', 'public/icon.png'],
    ['isShareCurrentJob', 'belongsTo', '株式会社いま'],
    ['isShareAppetites', 'appetiteToChangeJobs', 'NOW'],
    ['isShareWorkTime', 'numberOfDayPerWeek', 3],
    ['isShareHopeSalary', 'maximumSalary', 900],
    ['isShareGender', 'gender', 'FEMALE'],
    ['isShareBirthdate', 'ageBand', 'AGE_30S'],
  ])('shows with %s alone %s, and no other flag’s field', async (flag, field, value) => {
    const person = await given.aTalent({ ...profile, isAgreedPostForClient: true });
    const before = (await seen(person)) as Item;
    expect(before[field]).toBeNull();
    await change(person, { [flag]: true });
    expect(await seen(person)).toEqual({ ...before, [field]: value });
  });

  test('who applied is there by name, private or not offered, until the application is withdrawn', async () => {
    const { person, id } = await applicant({ ...profile, isPrivate: true });
    expect(await seen(person)).toMatchObject({
      ...{ name: '縁 結子', facebookUrl: profile.facebookUrl, gender: null, profileIcon: null, ...never },
    });
    expect(await seen(person, other)).toBeNull();
    await move(id, 'WITHDRAWN', person);
    expect(await seen(person)).toBeNull();
  });

  test('who applied elsewhere is nobody’s but that organization’s', async () => {
    let job = await given.anOpenJob();
    while (own.some(({ id }) => id === job.id)) job = await given.anOpenJob();
    const { person } = await applicant({ isPrivate: true }, job.id);
    expect(await seen(person)).toBeNull();
  });
});

describe('applications', () => {
  test('to own jobs move along their table, and are reached by address once contracted', async () => {
    const { person, id } = await applicant({ tel: '09012345678' });
    const contact = () => asked<Item>(clientDocuments.contact, { sub: person.sub }, client);
    for (const type of ['SCREENING', 'INTERVIEW', 'OFFERED']) {
      expect(await move(id, type, client)).toMatchObject({ type });
      expect(await contact()).toBeNull();
    }
    expect(await move(id, 'WITHDRAWN', client)).toBe('Unauthorized');
    expect(await move(id, 'SCREENING', client)).toBe('Conflict');
    expect(await move(id, 'CONTRACTED', client)).toMatchObject({ type: 'CONTRACTED' });
    expect(await contact()).toEqual({
      ...{ name: '縁 結子', email: person.email, tel: '09012345678', address: null, nearestStation: null },
    });
    expect(await asked(clientDocuments.contact, { sub: person.sub }, other)).toBeNull();
  });

  test('of others do not exist for a member, nor any for a talent', async () => {
    const { id } = await applicant();
    expect(await move(id, 'SCREENING', other)).toBe('NotFound');
    const found = await asked<{ items: { id: string }[] }>(clientDocuments.applications, {}, admin);
    const foreign = (found as { items: { id: string; openJobID: string }[] }).items.find(
      ({ openJobID }) => !own.some((job) => job.id === openJobID),
    );
    expect(await move(`${foreign?.id}`, 'SCREENING', client)).toBe('NotFound');
  });

  test('are searched within the own jobs, by name as applying consented to, without withdrawn ones', async () => {
    const { person, id } = await applicant({ profileIcon: 'public/icon.png' });
    type Page = { items: { id: string; type: string; openJobID: string; user: Item }[]; total: number };
    const search = async (as: Person) => (await asked<Page>(clientDocuments.applications, {}, as)) as Page;
    const row = await eventually('the application to be found', async () =>
      (await search(client)).items.find((item) => item.id === id),
    );
    expect(row.user).toEqual({ name: '縁 結子', displayName: 'ゆいこ', profileIcon: null, email: null });
    const { items, total } = await search(client);
    expect(items.length).toBe(total);
    expect(items.filter(({ openJobID }) => !own.some((job) => job.id === openJobID))).toEqual([]);
    expect((await search(other)).items).toEqual([]);
    await move(id, 'WITHDRAWN', person);
    await eventually('the application to be gone', async () =>
      (await search(client)).items.some((item) => item.id === id) ? null : true,
    );
  });
});

test('organizations search who is offered, under the share flags', async () => {
  const person = await given.aTalent({ isAgreedPostForClient: true, maximumSalary: 900 });
  const filter = { sub: { eq: person.sub } };
  type Page = { items: Item[]; total: number };
  const page = await eventually('the talent to be found', async () => {
    const found = (await asked<Page>(clientDocuments.talents, { filter }, client)) as Page;
    return found.total === 1 ? found : null;
  });
  expect(page.items).toEqual([
    { sub: person.sub, name: null, birthDate: null, maximumSalary: null, email: null },
  ]);
  expect(await asked(clientDocuments.talents, { filter: { email: { eq: person.email } } }, client)).toBe(
    'InvalidInput',
  );
  expect(await asked(clientDocuments.talents, {}, other)).toBe('Unauthorized');
});

describe('a conversation', () => {
  const open = (participant: Person, job: string, as: Person, name?: string) => {
    const input = { participantIds: [participant.sub], openJobConversationsId: job, name };
    return asked<Item>(messagingDocuments.converse, { input }, as);
  };

  test('is opened about an own job with who is offered or has business with it, and engages', async () => {
    const offered = await given.aTalent({ isAgreedPostForClient: true });
    expect(await open(offered, ownJob(), client)).toMatchObject({ id: expect.any(String) });
    await change(offered, { isAgreedPostForClient: false });
    expect(await seen(offered)).toMatchObject({ displayName: 'ゆいこ', name: null });
    const { person } = await applicant({ isPrivate: true });
    expect(await open(person, ownJob(), client)).toMatchObject({ id: expect.any(String) });
  });

  test('is not opened with others, about others’ jobs, about none, or by a talent', async () => {
    const [hidden, offered] = [await given.aTalent(), await given.aTalent({ isAgreedPostForClient: true })];
    expect(await open(hidden, ownJob(), client)).toBe('Unauthorized');
    const foreign = (await asked<{ items: Job[] }>(
      clientDocuments.ownJobs,
      { organizationId: 'x' },
      client,
    )) as {
      items: Job[];
    };
    expect(foreign.items).toEqual([]);
    expect(await open(offered, 'nowhere', client)).toBe('Unauthorized');
    expect(await open(offered, ownJob(), other)).toBe('Unauthorized');
    const input = { participantIds: [offered.sub] };
    expect(await asked(messagingDocuments.converse, { input }, client)).toBe('Unauthorized');
  });
});
