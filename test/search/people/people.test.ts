import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import { buildNameQuery } from '../../../lambdas/find-records/buildNameQuery';
import { recordSearches } from '../../../lambdas/find-records/recordSearches';
import { userAdminDocument } from '../../../lambdas/index-search/documents/userAdminDocument';
import { userAppliesDocument } from '../../../lambdas/index-search/documents/userAppliesDocument';
import { userClientDocument } from '../../../lambdas/index-search/documents/userClientDocument';
import type { PersonItems } from '../../../lambdas/index-search/TableReader';
import { hoursPaid } from '../../../model/search/hoursPaid';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { now } from '../../support/now';
import { admin, member, SearchResolver } from '../../support/resolver/SearchResolver';
import { applications } from '../privateRows';
import { subOf, talents } from '../talents';

const ID = '0a1b2c3d-0000-4000-8000-000000000001';

/** A person whose given name alone is cut differently than within the full name, among 30 others. */
function personOf(sub: string, name: string, kana: string, contact: object): PersonItems {
  const [first] = talents as [PersonItems];
  const shown = { isShareName: true, isAgreedPostForClient: true, isPrivate: false };
  return {
    ...first,
    user: {
      ...first.user,
      ...shown,
      id: sub,
      sub,
      name,
      phoneticName: kana,
      displayName: name,
      shortID: 'bcdfghjk',
    },
    privateRows: [{ pk: sub, sk: 'private', __typename: 'UserPrivate', ...contact }],
  };
}

const hasebe = personOf(ID, '長谷部 裕子', 'ハセベ ユウコ', {
  email: 'hasebe.yuko@example.com',
  tel: '+819012345678',
});
const hoping = (number: number, hopes: object): PersonItems => {
  const sub = `0a1b2c3d-0000-4000-8000-00000000001${number}`;
  const person = personOf(sub, '単価 望', 'タンカ ノゾミ', {});
  const isShown = { isShareHopeSalary: true, shortID: undefined };
  const unsaid = { minumumSalary: undefined, maximumSalary: undefined };
  return {
    ...person,
    user: { ...person.user, description: '希望単価の試験', ...isShown, ...unsaid, ...hopes },
  };
};
/** People with the same skills and other hopes, by number. */
const hopes = [
  { salaryType: 'HOURLY', minumumSalary: 4_000, maximumSalary: 6_000 },
  { salaryType: 'YEARLY', minumumSalary: 9_000_000, maximumSalary: 12_000_000 },
  { salaryType: 'MONTHLY', minumumSalary: 400_000, maximumSalary: 500_000 },
  { salaryType: 'MONTHLY', minumumSalary: 300_000 },
];
/** Three people who came within a week, within thirty days, and before, each with more years of one skill. */
const visitors = [
  [3, 2.5],
  [20, 5],
  [60, 12],
].map(([days = 0, yearsOfExperience], at): PersonItems => {
  const person = personOf(`0a1b2c3d-0000-4000-8000-00000000002${at}`, '来 訪', 'ライ ホウ', {});
  const skill = { __typename: 'SkillSet', skillSetSkillTagId: 'kiln', yearsOfExperience };
  return {
    ...person,
    user: { ...person.user, shortID: undefined },
    profile: [{ ...person.user, sk: 'SkillSet#1', ...skill }],
    visitDay: new Date(now() - days * 86_400_000).toISOString().slice(0, 10),
  };
});
const people = [hasebe, ...visitors, ...hopes.map((each, at) => hoping(at, each)), ...talents];
const row = { ...applications[0]!.row, id: `${ID}.job`, userID: ID };

let engine: Engine;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  const define = (name: Parameters<typeof indexDefinition>[0]) => indexDefinition(name, synonymRules());
  await fillIndex(engine, 'people-users-admin', define('users-admin'), people.map(userAdminDocument));
  const offered = people.map(userClientDocument).filter((document) => document !== undefined);
  await fillIndex(engine, 'people-users-client', define('users-client'), offered);
  const applied = [
    userAppliesDocument(row, applications[0]!.job, hasebe.user),
    ...applications.map((each) => userAppliesDocument(each.row, each.job, each.talent.user)),
  ];
  await fillIndex(engine, 'people-user-applies', define('user-applies'), applied);
});

afterAll(() => engine.stop());

const find = (resolver: string, identity: object, text: string) =>
  findBy(resolver, identity, { keyword: { match: text } });

async function findBy(resolver: string, identity: object, filter: object) {
  const search = await SearchResolver.of(resolver);
  const args = { filter, limit: 50 };
  const { page } = await search.page(args, identity, async ({ path, body }) => {
    const answer = await engine.call({ method: 'POST', path: path.replace('/', '/people-'), body });
    return answer.body;
  });
  const ids = page.items.map((item) => `${(item.userID ?? item.sub) as string}`);
  return { ids, total: page.total, match: page.match, page };
}

const NAMES = '長谷部 裕子|長谷部　裕子|長谷部裕子|  長谷部 裕子 |はせべ ゆうこ|ハセベユウコ|ﾊｾﾍﾞ ﾕｳｺ'.split(
  '|',
);
const ADDRESSES = ['hasebe.yuko@example.com', 'Hasebe.Yuko@Example.COM', 'ｈａｓｅｂｅ.yuko＠example.com'];
const NUMBERS = '090-1234-5678|09012345678|０９０－１２３４－５６７８|+81 90 1234 5678|(090)1234ー5678'.split(
  '|',
);
const NOBODY = [
  'hasebe@example.com',
  'nobody@example.jp',
  '080-0000-0000',
  '+81 3 0000 0000',
  ID.replace('1b', '1c'),
];

const users = 'search/searchUsers';
const applies = 'search/searchUserApplies';

test.each(NAMES)('%s is an exact hit and the first', async (text) => {
  for (const [search, identity] of [
    [users, admin],
    [users, member],
    [applies, admin],
  ] as const) {
    const { ids, match } = await find(search, identity, text);
    expect({ first: ids[0], match }).toEqual({ first: ID, match: 'EXACT' });
  }
});

test.each([...ADDRESSES, ...NUMBERS, ID])('administrators find one person by %s', async (text) => {
  expect(await find(users, admin, text)).toMatchObject({ ids: [ID], total: 1, match: 'EXACT' });
});

test.each(NOBODY)('%s finds nobody, and nothing near', async (text) => {
  expect(await find(users, admin, text)).toMatchObject({ ids: [], total: 0, match: 'EXACT' });
  expect(await find(users, member, text)).toMatchObject({ ids: [], total: 0, match: 'EXACT' });
  expect(await find(applies, admin, text)).toMatchObject({ ids: [], total: 0, match: 'EXACT' });
});

test.each([...ADDRESSES, ...NUMBERS])(
  'organizations, who may not read %s, find nobody by it',
  async (text) => {
    expect(await find(users, member, text)).toMatchObject({ ids: [], total: 0, match: 'EXACT' });
  },
);

test('the short id finds its person for administrators, and for nobody else', async () => {
  expect((await find(users, admin, 'bcdfghjk')).ids).toEqual([ID]);
  expect((await find(users, member, 'bcdfghjk')).ids).toEqual([]);
});

test.each([...NAMES, ...ADDRESSES, ...NUMBERS, ID])(
  'the palette lists the person first for %s',
  async (text) => {
    const { exact } = recordSearches.find(({ kind }) => kind === 'TALENT')!;
    const { body } = await engine.call({
      method: 'POST',
      path: '/people-users-admin/_search',
      body: { query: buildNameQuery(text, exact), _source: false },
    });
    const { hits } = body as { hits: { hits: { _id: string }[] } };
    expect(hits.hits[0]?._id).toBe(ID);
  },
);

test.each([
  ['時給3000円以上', 'HOURLY', 3000],
  ['月収50万以上', 'MONTHLY', 500_000],
  ['年収６００万', 'YEARLY', 6_000_000],
] as const)(
  '%s finds the people who want that, for administrators and organizations',
  async (text, type, least) => {
    const perHour = least / hoursPaid[type];
    const wanted = people.filter(({ user }) => {
      const hours = hoursPaid[user.salaryType as keyof typeof hoursPaid];
      const most = user.maximumSalary ?? (user.minumumSalary === undefined ? 0 : Infinity);
      return Math.round(perHour * hours) <= Number(most);
    });
    // Organizations do not find by a wish that the person does not share.
    const offered = wanted.filter((person) => userClientDocument(person)?.minumumSalary !== undefined);
    const subs = (some: PersonItems[]) => some.map(({ user }) => `${user.sub as string}`).sort();
    expect(wanted.length).toBeGreaterThan(0);
    expect((await find(users, admin, text)).ids.sort()).toEqual(subs(wanted));
    expect((await find(users, member, text)).ids.sort()).toEqual(subs(offered));
  },
);

test('the palette lists nobody for an address that nobody has', async () => {
  const { exact } = recordSearches.find(({ kind }) => kind === 'TALENT')!;
  const { body } = await engine.call({
    method: 'POST',
    path: '/people-users-admin/_search',
    body: { query: buildNameQuery('nobody@example.jp', exact) },
  });
  expect((body as { hits: { total: { value: number } } }).hits.total.value).toBe(0);
  expect((await find(users, admin, subOf(1))).ids).not.toContain(ID);
});

test.each([
  ['時給5000円以上', [0, 1, 3]],
  ['月60万', [0, 1, 3]],
  ['月45万以下', [2, 3]],
  ['年収1100万以上', [0, 1, 3]],
])('"%s" compares the hopes of people across the periods of pay', async (text, numbers) => {
  for (const identity of [admin, member]) {
    const { ids } = await find('search/searchUsers', identity, `希望単価の試験 ${text}`);
    expect(ids.map((id) => Number(id.at(-1))).sort()).toEqual(numbers);
  }
});

test.each([
  [1, [0, 1, 2]],
  [3, [1, 2]],
  [5, [1, 2]],
  [10, [2]],
])(
  'who has a skill for at least %i years is found by administrators and organizations',
  async (least, numbers) => {
    for (const identity of [admin, member]) {
      const { ids } = await findBy(users, identity, { skillYears: { in: [`kiln:${least}`] } });
      expect(ids.map((id) => Number(id.at(-1))).sort()).toEqual(numbers);
    }
  },
);

test('organizations find people by the same range of the last visit that they read', async () => {
  const ranges = ['DAYS_7', 'DAYS_30', 'OLDER'];
  const totals: number[] = [];
  for (const range of ranges) {
    const { page } = await findBy(users, member, { lastVisitedWithin: { in: [range] } });
    totals.push(page.total);
    expect(new Set(page.items.map(({ lastVisitedWithin }) => lastVisitedWithin))).toEqual(
      new Set(page.total > 0 ? [range] : []),
    );
  }
  const { page } = await findBy(users, member, { lastVisitedWithin: { in: ranges } });
  expect(page.total).toBe(totals.reduce((sum, total) => sum + total, 0));
  expect(page.total).toBeGreaterThan(0);
});
