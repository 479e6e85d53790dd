import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { now } from '../../support/now';
import { expectRateLimit } from '../expectRateLimit';
import { records } from '../records';
import { readAuditEntries } from '../readAuditEntries';
import { graphql } from '../../support/graphql';

const begin = graphql(`
  query Begin($filter: SearchableUserFilterInput, $type: UserCsvType!) {
    invokeCreateSearchUsersCSV(filter: $filter, type: $type) {
      statusCode
      body
    }
  }
`);

const list = graphql(`
  query ListExports($limit: Int, $nextToken: String) {
    listExports(limit: $limit, nextToken: $nextToken) {
      items {
        id
        kind
        state
        progress
        rows
        expiresAt
      }
      nextToken
    }
  }
`);

const link = graphql(`
  query Link($id: ID!) {
    getFileLink(type: EXPORT, id: $id, field: "file") {
      url
      expiresAt
    }
  }
`);

type Exports = Awaited<ReturnType<typeof exportsOf>>;

let talent: Person;

/** Starts a CSV export of talents. */
const start = async (variables: object, as: Caller) => {
  const { data, errors } = await query(begin, { ...variables }, as);
  return { answer: data?.invokeCreateSearchUsersCSV, refused: errors[0]?.errorType };
};
const exportsOf = async (as: Caller, page: object = {}) => {
  const { data, errors } = await query(list, { limit: 100, ...page }, as);
  return { ...(data?.listExports ?? { items: [], nextToken: null }), refused: errors[0]?.errorType };
};
const linkTo = async (id: string, as: Caller) => {
  const { data } = await query(link, { id }, as);
  return data?.getFileLink ?? null;
};

/**
 * Starts a CSV export, waits until it is finished, and returns its record, its lines and the HTTP headers of
 * the download. Each test has an administrator of its own, whose exports and calls within a minute are only those of
 * the test.
 */
async function made(
  variables: object,
  admin: Person,
): Promise<{ export: Exports['items'][number]; lines: string[]; headers: Headers }> {
  const { answer } = await start(variables, admin);
  expect(answer?.statusCode).toBe(202);
  const ready = await eventually('the export to be ready', async () =>
    (await exportsOf(admin)).items.find(({ id, state }) => id === answer?.body && state === 'READY'),
  );
  const found = await linkTo(ready.id, admin);
  const response = await fetch(`${found?.url}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return { export: ready, lines: bytes.toString().split('\r\n').slice(0, -1), headers: response.headers };
}

beforeAll(async () => {
  talent = await given.aTalent({
    ...{ displayName: '=HYPERLINK("x")', lastName: '萌葱', firstName: '結子', tel: '09000004321' },
    ...{ address: '東京都世田谷区桜丘1-2-3' },
  });
  const history = graphql(`
    mutation History($input: CreateWorkHistoryInput!) {
      createWorkHistory(input: $input) {
        id
      }
    }
  `);
  for (const organizationName of ['株式会社一つ目', '株式会社二つ目', '株式会社三つ目'])
    await query(
      history,
      { input: { userID: talent.sub, organizationName, description: '改行と"引用"\nの説明' } },
      talent,
    );
});

const mine = () => ({ sub: { eq: talent.sub } });
const count = graphql(`
  query Count($filter: SearchableUserFilterInput) {
    searchUsers(filter: $filter) {
      items {
        workHistories {
          items {
            id
          }
        }
      }
    }
  }
`);
/** Waits until the search finds as many histories of the person. */
const indexed = ({ sub }: Person, histories: number, admin: Person) =>
  eventually('the histories to be found', async () => {
    const { data } = await query(count, { filter: { sub: { eq: sub } } }, admin);
    return data?.searchUsers.items[0]?.workHistories?.items.length === histories ? true : undefined;
  });

test('an export of histories has one line per history, whatever its text', async () => {
  const admin = await given.anAdministrator();
  await indexed(talent, 3, admin);
  const { lines } = await made({ filter: mine(), type: 'HISTORY' }, admin);
  expect(lines).toHaveLength(4);
  const text = lines.join('\r\n');
  for (const name of ['一つ目', '二つ目', '三つ目']) expect(text).toContain(`"株式会社${name}"`);
  expect(text).toContain('"改行と""引用""\nの説明"');
});

test('a talent with more histories than a card shows is exported with all of them', async () => {
  const [much, admin] = [await given.aTalent(), await given.anAdministrator()];
  const description = '長い経歴'.repeat(1000);
  for (let at = 0; at < 8; at += 1)
    await records.made(
      'WorkHistory',
      { userID: much.sub, organizationName: `株式会社${at}`, description },
      much,
    );
  await indexed(much, 8, admin);
  const { lines } = await made({ filter: { sub: { eq: much.sub } }, type: 'HISTORY' }, admin);
  expect(lines).toHaveLength(9);
});

test('formulas are exported as text, and contact data only on request', async () => {
  const admin = await given.anAdministrator();
  await indexed(talent, 3, admin);
  const profile = await made({ filter: mine(), type: 'PROFILE' }, admin);
  expect(profile.lines).toHaveLength(2);
  expect(profile.lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(profile.lines[1]).not.toContain('09000004321');
  expect(profile.lines[1]).not.toContain(talent.email);
  const contact = await made({ filter: mine(), type: 'CONTACT' }, admin);
  for (const value of ['"090-0000-4321"', talent.email, '東京都世田谷区桜丘1-2-3'])
    expect(contact.lines[1]).toContain(value);
});

test('every talent found is in the file once', async () => {
  const admin = await given.anAdministrator();
  const all = await made({ filter: { isPrivate: { eq: true } }, type: 'PROFILE' }, admin);
  const subs = all.lines.slice(1).map((line) => line.split(',')[0]);
  expect(subs.length).toBeGreaterThan(20);
  expect(new Set(subs).size).toBe(subs.length);
  expect(all.export).toMatchObject({ kind: 'PROFILE', progress: 100, rows: subs.length });
  expect(Date.parse(`${all.export.expiresAt}`)).toBeGreaterThan(now() + 6 * 86_400_000);
  expect(all.headers.get('content-disposition')).toContain('attachment');
});

test('only the owner of an export can open its file', async () => {
  const [admin, other] = [await given.anAdministrator(), await given.anAdministrator()];
  const first = await made({ filter: mine(), type: 'PROFILE' }, admin);
  const second = await made({ filter: mine(), type: 'PROFILE' }, admin);
  const { id } = first.export;
  expect((await linkTo(id, admin))?.url).toContain('http');
  for (const person of [talent, other]) {
    expect(await linkTo(id, person)).toBeNull();
    expect((await exportsOf(person)).items).toEqual([]);
  }
  const page = await exportsOf(admin, { limit: 1 });
  expect(page.items.map((each) => each.id)).toEqual([second.export.id]);
  const next = await exportsOf(admin, { limit: 1, nextToken: page.nextToken });
  expect(next.items.map((each) => each.id)).toEqual([id]);
});

test('an export is logged with its author and filter', async () => {
  const admin = await given.anAdministrator();
  await made({ filter: mine(), type: 'CONTACT' }, admin);
  const entries = await readAuditEntries({ subject: 'User CONTACT', actor: admin.sub }, admin);
  expect(entries).toMatchObject([
    { actor: admin.sub, action: 'exportUsers', detail: JSON.stringify(mine()) },
  ]);
});

test('only administrators start exports, and guests cannot list exports', async () => {
  for (const caller of ['guest', talent, await given.theClient()] as Caller[])
    expect((await start({ type: 'PROFILE' }, caller)).refused).toBe('Unauthorized');
  expect((await exportsOf('guest')).refused).toBe('Unauthorized');
});

test('a filter that searchUsers refuses is refused', async () => {
  const filter = { createdAt: { gt: 'x' } };
  const { refused } = await start({ type: 'PROFILE', filter }, await given.anAdministrator());
  expect(refused).toBe('InvalidInput');
});

test('the sixth export within a minute is TooManyRequests', async () => {
  const admin = await given.anAdministrator();
  await expectRateLimit({ field: 'invokeCreateSearchUsersCSV', sub: admin.sub }, 5, async () => {
    const { refused } = await start({ filter: mine(), type: 'PROFILE' }, admin);
    return refused;
  });
});
