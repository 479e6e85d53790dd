import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { records } from '../records';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

const { made, send, refusal } = records;

/** The fields and relations of a profile that this test compares between viewers. */
const selection = `
  id sub displayName name phoneticName profileIcon belongsTo email tel birthDate ageBand gender isPrivate salaryType
  hopeLocationType appetiteToSideWork lastVisitedAt portfolioPath owner userOpenJobs { items { id } }
  workHistories { items { organizationName owner divisions { items { name } } } }
  portfolios { items { title } }
  userMainJobs { items { jobID isPositive } }
  userPrefactures { items { prefactureID } }
  applies { items { id } } resumes { items { id } } interviewLogs { items { id } } enishiWorkHistories { items { id } }
  evaluations { items { totalRating picId } } evaluationComments { items { message } }
  enishiWorkHistoryReviews { items { rating } }
  conversations { items { id } } messages { items { id } } messageReads { items { id } }
`;
const seen = composed<{ getUser: object }>`query Seen($sub: ID!) { getUser(sub: $sub) { ${selection} } }`;
const seenAs = composed<{
  getUserAs: Record<string, unknown> | null;
}>`query SeenAs($sub: ID!, $viewer: ProfileViewer!) { getUserAs(sub: $sub, viewer: $viewer) { ${selection} } }`;

let talent: Person;
let other: Person;
let admin: Person;

const by = async (as: Caller) => (await query(seen, { sub: talent.sub }, as)).data?.getUser;
async function as(viewer: string, caller: Caller): Promise<Record<string, unknown> | null | undefined> {
  const variables = { sub: talent.sub, viewer };
  const { data, errors } = await query(seenAs, variables, caller);
  expect(errors).toEqual([]);
  return data?.getUserAs;
}

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
  const own = { userID: talent.sub };
  await made('WorkHistory', { ...own, organizationName: '株式会社いま', isCurrentJob: true }, talent);
  await made('WorkHistory', { ...own, organizationName: '株式会社むかし' }, talent);
  await made(
    'UserPortfolio',
    { ...own, type: 'TEXT', content: '作品', title: '公開', isPublished: true },
    talent,
  );
  await made('UserPortfolio', { ...own, type: 'TEXT', content: '作品', title: '下書き' }, talent);
  await made('UserMainJobs', { ...own, jobID: 'designer', isPositive: false, isSelected: true }, talent);
  await made('UserPrefactures', { ...own, prefactureID: 'tokyo', isSelected: true }, talent);
  await made(
    'UserResume',
    { ...own, file: `private/${talent.sub}/01JCN000000000000000000003.pdf`, filename: 'x.pdf' },
    talent,
  );
  await made('Evaluation', { ...own, analysisRating: 4, published: true }, admin);
  await made('Evaluation', { ...own, analysisRating: 1 }, admin);
  const shared = {
    isShareHistories: true,
    isShareAppetites: true,
    appetiteToSideWork: 'NOW',
    isShareBirthdate: true,
  };
  await send('update', 'User', { sub: talent.sub, ...shared }, talent, 'sub');
});

test('as others see it equals, field by field, the answer that others get', async () => {
  expect(await as('PUBLIC', talent)).toEqual(await by('guest'));
  expect(await as('TALENT', talent)).toEqual(await by(other));
  expect(await as('PUBLIC', admin)).toEqual(await by('guest'));
  expect(await as('TALENT', talent)).toMatchObject({
    workHistories: { items: [{ organizationName: '株式会社むかし', owner: null }] },
    portfolios: { items: [{ title: '公開' }] },
    evaluations: { items: [{ totalRating: 4, picId: null }] },
    resumes: null,
  });
});

test('as organizations see it is available after the talent agrees to be found', async () => {
  expect(await as('CLIENT', talent)).toBeNull();
  await send('update', 'User', { sub: talent.sub, isAgreedPostForClient: true }, talent, 'sub');
  expect(await as('CLIENT', talent)).toMatchObject({
    appetiteToSideWork: 'NOW',
    ageBand: 'AGE_30S',
    birthDate: null,
  });
  expect(await as('PUBLIC', talent)).toMatchObject({ appetiteToSideWork: null, ageBand: null });
});

test('is only for the owner and administrators', async () => {
  expect(await as('PUBLIC', other)).toBeNull();
  const { errors } = await query(seenAs, { sub: talent.sub, viewer: 'PUBLIC' }, 'guest');
  expect(errors[0]?.errorType).toBe('Unauthorized');
});

describe('contact data', () => {
  let person: Person;
  beforeEach(async () => {
    person = await given.aTalent();
  });

  const contact = async (caller: Caller) => {
    const document = graphql(`
      query Contact($sub: ID!) {
        getUserPrivate(sub: $sub) {
          tel
          address
          name
        }
      }
    `);
    return (await query(document, { sub: person.sub }, caller)).data?.getUserPrivate;
  };

  test('is added to the row of the registration, only where a field is missing', async () => {
    const input = { sub: person.sub, tel: '090-1234-5678' };
    expect((await send('create', 'UserPrivate', input, person, 'id version')).error).toBeUndefined();
    await send('create', 'UserPrivate', { ...input, tel: '080-0000-0000', address: '京都市' }, person);
    expect(await contact(person)).toEqual({ tel: '090-1234-5678', address: '京都市', name: '縁 結子' });
    expect(await contact(other)).toBeNull();
  });

  test('can be changed only by its owner and administrators', async () => {
    const input = { sub: person.sub, tel: '06-1234-5678' };
    expect(await refusal('update', 'UserPrivate', { ...input, tel: '電話' }, person)).toBe('InvalidInput');
    expect(await refusal('update', 'UserPrivate', input, other)).toBe('NotFound');
    expect(await refusal('update', 'UserPrivate', input, 'guest')).toBe('Unauthorized');
    expect(await refusal('create', 'UserPrivate', input, other)).toBe('Unauthorized');
    expect(await refusal('update', 'UserPrivate', input, admin)).toBeUndefined();
    expect(await contact(person)).toMatchObject({ tel: '06-1234-5678' });
    expect(await refusal('update', 'UserPrivate', { sub: person.sub, owner: other.sub }, person)).toBe(
      'Unauthorized',
    );
  });
});
