import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { records } from '../records';
import { readAuditEntries } from '../readAuditEntries';

const begin = /* GraphQL */ `
  query Begin($filter: SearchableUserFilterInput, $type: UserCsvType!) {
    invokeCreateSearchUsersCSV(filter: $filter, type: $type) {
      statusCode
      body
    }
  }
`;

const list = /* GraphQL */ `
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
`;

const link = /* GraphQL */ `
  query Link($id: ID!) {
    getFileLink(type: EXPORT, id: $id, field: "file") {
      url
      expiresAt
    }
  }
`;

interface Export {
  id: string;
  kind: string;
  state: string;
  progress: number;
  rows: number;
  expiresAt: string;
}

let talent: Person;
let admin: Person;

/**
 * Starts a CSV export of talents. If the limit of exports per minute is reached, waits for the next minute.
 */
const start = (variables: object, as: Caller = admin) =>
  eventually(
    'a file of the next minute',
    async () => {
      const { data, errors } = await query<{
        invokeCreateSearchUsersCSV: { statusCode: number; body: string };
      }>(begin, { ...variables }, as);
      const refused = errors[0]?.errorType;
      if (refused === 'TooManyRequests') return undefined;
      return { answer: data?.invokeCreateSearchUsersCSV, refused };
    },
    65,
  );
const exportsOf = async (as: Caller, page: object = {}) => {
  const { data, errors } = await query<{ listExports: { items: Export[]; nextToken: string | null } }>(
    list,
    { limit: 100, ...page },
    as,
  );
  return { ...(data?.listExports ?? { items: [], nextToken: null }), refused: errors[0]?.errorType };
};
const linkTo = async (id: string, as: Caller) => {
  const { data } = await query<{ getFileLink: { url: string } | null }>(link, { id }, as);
  return data?.getFileLink ?? null;
};

/**
 * Starts a CSV export, waits until it is finished, and returns its record, its lines and the HTTP headers of
 * the download.
 */
async function made(variables: object): Promise<{ export: Export; lines: string[]; headers: Headers }> {
  const { answer } = await start(variables);
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
  [talent, admin] = [
    await given.aTalent({
      ...{ displayName: '=HYPERLINK("x")', lastName: '萌葱', firstName: '結子', tel: '09000004321' },
      ...{ address: '東京都世田谷区桜丘1-2-3' },
    }),
    await given.theAdministrator(),
  ];
  const history = /* GraphQL */ `
    mutation History($input: CreateWorkHistoryInput!) {
      createWorkHistory(input: $input) {
        id
      }
    }
  `;
  for (const organizationName of ['株式会社一つ目', '株式会社二つ目', '株式会社三つ目'])
    await query(
      history,
      { input: { userID: talent.sub, organizationName, description: '改行と"引用"\nの説明' } },
      talent,
    );
}, 60_000);

jest.setTimeout(70_000);

const mine = () => ({ sub: { eq: talent.sub } });
const count = /* GraphQL */ `
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
`;
const indexed = () =>
  eventually('the histories to be found', async () => {
    type Found = { searchUsers: { items: { workHistories: { items: unknown[] } }[] } };
    const { data } = await query<Found>(count, { filter: mine() }, admin);
    return data?.searchUsers.items[0]?.workHistories.items.length === 3 ? true : undefined;
  });

test('an export of histories has one line per history, whatever its text', async () => {
  await indexed();
  const { lines } = await made({ filter: mine(), type: 'HISTORY' });
  expect(lines).toHaveLength(4);
  const text = lines.join('\r\n');
  for (const name of ['一つ目', '二つ目', '三つ目']) expect(text).toContain(`"株式会社${name}"`);
  expect(text).toContain('"改行と""引用""\nの説明"');
});

test('a talent with more histories than a card shows is exported with all of them', async () => {
  const much = await given.aTalent();
  const description = '長い経歴'.repeat(1000);
  for (let at = 0; at < 8; at += 1)
    await records.made(
      'WorkHistory',
      { userID: much.sub, organizationName: `株式会社${at}`, description },
      much,
    );
  const filter = { sub: { eq: much.sub } };
  await eventually('all histories to be found', async () => {
    type Found = { searchUsers: { items: { workHistories: { items: unknown[] } }[] } };
    const { data } = await query<Found>(count, { filter }, admin);
    return data?.searchUsers.items[0]?.workHistories.items.length === 8 ? true : undefined;
  });
  const { lines } = await made({ filter, type: 'HISTORY' });
  expect(lines).toHaveLength(9);
});

test('formulas are exported as text, and contact data only on request', async () => {
  const profile = await made({ filter: mine(), type: 'PROFILE' });
  expect(profile.lines).toHaveLength(2);
  expect(profile.lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(profile.lines[1]).not.toContain('09000004321');
  expect(profile.lines[1]).not.toContain(talent.email);
  const contact = await made({ filter: mine(), type: 'CONTACT' });
  for (const value of ['09000004321', talent.email, '東京都世田谷区桜丘1-2-3'])
    expect(contact.lines[1]).toContain(value);
});

test('every talent found is in the file once', async () => {
  const all = await made({ filter: { isPrivate: { eq: true } }, type: 'PROFILE' });
  const subs = all.lines.slice(1).map((line) => line.split(',')[0]);
  expect(subs.length).toBeGreaterThan(20);
  expect(new Set(subs).size).toBe(subs.length);
  expect(all.export).toMatchObject({ kind: 'PROFILE', progress: 100, rows: subs.length });
  expect(Date.parse(all.export.expiresAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  expect(all.headers.get('content-disposition')).toContain('attachment');
});

test('only the owner of an export can open its file', async () => {
  const id = (await exportsOf(admin)).items.find(({ state }) => state === 'READY')?.id ?? '';
  expect((await linkTo(id, admin))?.url).toContain('http');
  expect(await linkTo(id, talent)).toBeNull();
  expect((await exportsOf(talent)).items).toEqual([]);
  const page = await exportsOf(admin, { limit: 1 });
  expect(page.items).toHaveLength(1);
  expect((await exportsOf(admin, { limit: 1, nextToken: page.nextToken })).items[0]?.id).not.toBe(
    page.items[0]?.id,
  );
});

test('an export is logged with its author and filter', async () => {
  const entries = await readAuditEntries({ subject: 'User CONTACT' }, admin);
  const taken = { actor: admin.sub, action: 'exportUsers' };
  const detail = JSON.stringify({ sub: { eq: talent.sub } });
  expect(entries).toContainEqual(expect.objectContaining({ ...taken, detail }));
});

test('only administrators start exports, and guests cannot list exports', async () => {
  for (const caller of ['guest', talent, await given.theClient()] as Caller[])
    expect((await start({ type: 'PROFILE' }, caller)).refused).toBe('Unauthorized');
  expect((await exportsOf('guest')).refused).toBe('Unauthorized');
});

test('a filter that searchUsers refuses is refused', async () => {
  expect((await start({ type: 'PROFILE', filter: { createdAt: { gt: 'x' } } })).refused).toBe('InvalidInput');
});
