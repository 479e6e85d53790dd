import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { settle } from '../over-time/settle';
import { readAuditEntries } from '../readAuditEntries';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

interface Rule {
  words: string[];
  to?: string[];
  reason?: string;
}

const fields = 'rules { words to reason } publishedAt version';
const list = composed<{ listSynonyms: Published }>`{ listSynonyms { ${fields} } }`;
const publishDocument = /* GraphQL */ composed<{ publishSynonyms: Published }>`
  mutation Publish($rules: [SynonymRuleInput!]!, $version: Int) {
    publishSynonyms(input: { rules: $rules }, condition: { version: { eq: $version } }) {
      ${fields}
    }
  }
`;
const previewDocument = graphql(`
  query Preview($rules: [SynonymRuleInput!]!, $queries: [String!]!) {
    previewSynonyms(rules: $rules, queries: $queries) {
      query
      before
      after
      added
      removed
    }
  }
`);
const searchDocument = graphql(`
  query Search($filter: SearchableOpenJobFilterInput!) {
    searchOpenJobs(filter: $filter, limit: 50) {
      total
      match
      items {
        id
      }
    }
    countOpenJobs(filters: [$filter])
  }
`);

interface Published {
  rules: Rule[];
  publishedAt: string | null;
  version: number;
}

let admin: Person;
let talent: Person;

const published = async () => (await query(list, {}, admin)).data!.listSynonyms;
const publish = async (rules: Rule[], version: number, as: Caller = admin) => {
  const { data, errors } = await query(publishDocument, { rules, version }, as);
  return { result: data?.publishSynonyms, refused: errors[0]?.errorType, info: errors[0]?.errorInfo };
};
const preview = async (rules: Rule[], queries: string[], as: Caller = admin) => {
  const { data, errors } = await query(previewDocument, { rules, queries }, as);
  return { previews: data?.previewSynonyms, refused: errors[0]?.errorType, info: errors[0]?.errorInfo };
};
const search = async (match: string, as: Caller = 'guest', more: object = {}) => {
  const { data, calls } = await query(searchDocument, { filter: { keyword: { match }, ...more } }, as);
  return { ...data!.searchOpenJobs, counted: data!.countOpenJobs[0], calls };
};

beforeAll(async () => {
  [admin, talent] = [await given.theAdministrator(), await given.aTalent()];
  // Searches that are compared must not be separated by what earlier tests wrote.
  await settle.streams();
});

// Other tests search too: nothing stays published.
afterEach(async () => publish([], (await published()).version));

test('a published rule applies to the next search and to counts; withdrawn, it ends', async () => {
  const target = await search('経理');
  const { version } = await published();
  expect((await search('帳面つけ')).total).toBe(0);
  const { result } = await publish([{ words: [' 帳面つけ　'], to: ['経理'], reason: '5人が検索' }], version);
  expect(result).toMatchObject({
    rules: [{ words: ['帳面つけ'], to: ['経理'], reason: '5人が検索' }],
    version: version + 1,
  });
  const found = await eventually('the rule', async () => {
    const page = await search('帳面つけ');
    return page.total > 0 ? page : undefined;
  });
  expect(found).toMatchObject({ total: target.total, counted: target.total, match: 'EXACT' });
  // The search and the count read the synonyms once each; without a text nothing is read.
  expect(found.calls).toBe(4);
  await publish([], version + 1);
  await eventually('the end of the rule', async () => (await search('帳面つけ')).total === 0 || undefined);
});

test.each(['constructor', 'toString', '__proto__', '経理 valueOf', '経理 -constructor'])(
  'a search for %p, a property of every object, is a search like others, also with a rule for it',
  async (text) => {
    const [before, { version }] = [await search(text), await published()];
    expect(before.counted).toBe(before.total);
    await publish([{ words: ['constructor', 'コンストラクタ'], to: ['経理'] }], version);
    await eventually('the rule', async () => (await search('constructor')).total > 0 || undefined);
    expect((await search('経理')).total).toBeGreaterThan(0);
    expect((await search(text)).counted).toBe((await search(text)).total);
    await publish([], version + 1);
  },
);

test('a synonym finds no draft for a guest, and no other organization’s applications or talents for anybody', async () => {
  const word = `蒔絵${unique.word()}`;
  const { data } = await query(
    graphql(`
      mutation Draft($input: CreateOpenJobInput!) {
        createOpenJob(input: $input) {
          id
        }
      }
    `),
    { input: { title: `${word}の下書き`, description: '下書きです。' } },
    admin,
  );
  const id = data?.createOpenJob?.id ?? '';
  const { version } = await published();
  await publish([{ words: ['帳面つけ'], to: [word] }], version);
  await eventually(
    'the draft for administrators',
    async () => (await search('帳面つけ', admin)).items.some((job) => job.id === id) || undefined,
  );
  for (const caller of ['guest', talent] as Caller[])
    expect(await search('帳面つけ', caller)).toMatchObject({ total: 0, counted: 0 });
  const { previews } = await preview([{ words: ['帳面つけ'], to: [word] }], ['帳面つけ']);
  expect(previews).toMatchObject([{ before: 0, after: 0, added: [] }]);
});

test('a preview says what would change, and changes nothing', async () => {
  const { version } = await published();
  await publish([{ words: ['帳面つけ'], to: ['経理'] }], version);
  const target = (await search('経理')).total;
  const { previews } = await preview([{ words: ['絡繰師'], to: ['経理'] }], ['絡繰師', '帳面つけ', '経理']);
  expect(previews).toMatchObject([
    { query: '絡繰師', before: 0, after: target, removed: [] },
    { query: '帳面つけ', before: target, after: 0, added: [] },
    { query: '経理', before: target, after: target, added: [], removed: [] },
  ]);
  const shown = Math.min(target, 5);
  expect([previews?.[0]?.added.length, previews?.[1]?.removed.length]).toEqual([shown, shown]);
  expect((await published()).version).toBe(version + 1);
  expect((await search('絡繰師')).total).toBe(0);
});

test('too wide rules, and more than a preview may ask, are refused with the place of the rule', async () => {
  const { version } = await published();
  const wide = [
    { words: ['帳面つけ'], to: ['簿記'] },
    { words: ['絡繰師'], to: ['エンジニア'] },
  ];
  expect(await publish(wide, version)).toMatchObject({
    refused: 'InvalidInput',
    info: { field: 'input.rules.1', rule: 'general' },
  });
  expect(await preview(wide, ['a'])).toMatchObject({ info: { field: 'rules.1', rule: 'general' } });
  for (const queries of [[], [''], Array.from({ length: 11 }, () => '経理')])
    expect((await preview([], queries)).info).toMatchObject({ field: 'queries' });
  expect((await published()).version).toBe(version);
});

test('two administrators do not overwrite each other', async () => {
  const { version } = await published();
  const answers = await Promise.all([publish([], version), publish([], version)]);
  expect(answers.map(({ refused }) => refused ?? 'published').sort()).toEqual(['Conflict', 'published']);
  expect((await publish([], version)).refused).toBe('Conflict');
});

test('only administrators read, try and publish; publishing is in the audit log', async () => {
  for (const caller of ['guest', talent, await given.theClient()] as Caller[]) {
    expect((await query(list, {}, caller)).errors[0]?.errorType).toBe('Unauthorized');
    expect((await preview([], ['a'], caller)).refused).toBe('Unauthorized');
    expect((await publish([], 0, caller)).refused).toBe('Unauthorized');
  }
  const author = await given.anAdministrator();
  const { version } = await published();
  await publish([{ words: ['帳面つけ'], to: ['経理'] }], version, author);
  await publish([], version + 1);
  expect(await readAuditEntries({ subject: 'Synonyms', actor: author.sub }, admin)).toMatchObject([
    { action: 'publishSynonyms', actor: author.sub, detail: '1' },
  ]);
});
