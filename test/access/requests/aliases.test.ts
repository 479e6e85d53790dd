import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { documents } from '../documents';
import { jobDetails } from '../jobDetails';
import { readAuditEntries } from '../readAuditEntries';
import { records } from '../records';
import { composed } from '../../support/composed';
import { graphql } from '../../support/graphql';

/**
 * Tests that an alias never changes what a field answers, also if it is the name of another field, so that a
 * resolver that knows only the names in the answer could take one for the other.
 */
let admin: Person;
let talent: Person;
let job: { overView: string; publishedAt: string };

type Found = Record<string, { items: Record<string, object>[] }>;

/** Returns the relation of the first row that the talent gets from the list. */
async function first(
  list: string,
  relation: string,
  selected: string,
  fragments = '',
): Promise<object | undefined> {
  const document = composed<Found>`{ ${list} { items { ${selected} } } } ${fragments}`;
  const { data, errors } = await query(document, {}, talent);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0]?.items[0]?.[relation];
}

beforeAll(async () => {
  [admin, talent] = [await given.theAdministrator(), await given.aTalent()];
  const about = { title: '別名の求人', organizationName: '縁工房', isPublic: true, ...jobDetails };
  const { row } = await records.send('create', 'OpenJob', about, admin, 'id version overView publishedAt');
  job = row as unknown as typeof job;
  const { errors } = await query(
    documents.apply,
    { input: { userID: talent.sub, openJobID: row?.id } },
    talent,
  );
  expect(errors).toEqual([]);
});

test.each([
  ['in the selection', 'openJob { id title: overView organizationName: publishedAt }', ''],
  [
    'without spaces',
    'openJob{id,title:overView,organizationName:publishedAt,organization{id title:name}}',
    '',
  ],
  [
    'in a second selection of the relation',
    'openJob { id } openJob { title: overView organizationName: publishedAt }',
    '',
  ],
  [
    'in an inline fragment',
    'openJob { id ... on OpenJob { title: overView organizationName: publishedAt } }',
    '',
  ],
  [
    'in a fragment',
    'openJob { id ...Aliased }',
    'fragment Aliased on OpenJob { title: overView organizationName: publishedAt }',
  ],
])('a job has its fields under aliases %s', async (_where, selected, fragments) => {
  const list = `listUserAppliesByUser(userID: "${talent.sub}")`;
  expect(await first(list, 'openJob', selected, fragments)).toMatchObject({
    ...{ title: job.overView, organizationName: job.publishedAt },
  });
});

test('a conversation has its fields under aliases', async () => {
  const at = expect.stringMatching(/^20/) as string;
  expect(
    await first('listUserConversations', 'conversation', 'conversation { id name: createdAt }'),
  ).toMatchObject({
    name: at,
  });
});

test('a search has its highlights under an alias', async () => {
  const document = graphql(`
    query Found($keyword: String!) {
      searchOpenJobs(filter: { keyword: { match: $keyword } }, limit: 1) {
        items {
          id
        }
        total: highlights {
          id
        }
      }
    }
  `);
  const found = await eventually('the job', async () => {
    const { data, errors } = await query(document, { keyword: '別名の求人' }, talent);
    expect(errors).toEqual([]);
    return data?.searchOpenJobs.items.length ? data.searchOpenJobs : null;
  });
  expect(found.total).toHaveLength(1);
});

test('a talent has their own fields under aliases, also after a visit', async () => {
  const { data } = await query(
    composed<{
      getUser: object;
    }>`{ getUser(sub: "${talent.sub}") { sub displayName: email name: applies { items { id } } } }`,
    {},
    talent,
  );
  expect(data?.getUser).toMatchObject({ displayName: talent.email, name: { items: [{}] } });
  const visit = composed<{
    updateUserLastVisitedAt: object;
  }>`mutation { updateUserLastVisitedAt(input: { sub: "${talent.sub}" }) { sub id: displayName } }`;
  const { data: visited } = await query(visit, {}, talent);
  expect(visited?.updateUserLastVisitedAt).toMatchObject({ sub: talent.sub, id: 'ゆいこ' });
});

test.each([
  ['an alias', 'lastVisitedAt displayName: email', ''],
  ['an alias in a fragment', 'lastVisitedAt ...Aliased', 'fragment Aliased on User { displayName: email }'],
])(
  'an administrator reads contact data under %s only with an entry in the log',
  async (_what, selected, fragments) => {
    const person = await given.aTalent();
    const document = composed<{
      getUser: { displayName: string | null };
    }>`query Read($sub: ID!) { getUser(sub: $sub) { ${selected} } } ${fragments}`;
    const { data } = await query(document, { sub: person.sub }, admin);
    const entries = (await readAuditEntries({ subject: person.sub }, admin)).filter(
      ({ action }) => action === 'readContact',
    );
    const isRead = data?.getUser.displayName === person.email;
    expect(entries).toHaveLength(isRead ? 1 : 0);
    expect(isRead).toBe(fragments === '');
  },
);
