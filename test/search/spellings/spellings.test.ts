import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@enishi/local-cloud/appsync';
import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import { buildNameQuery } from '../../../lambdas/find-records/buildNameQuery';
import { conversationDocument } from '../../../lambdas/index-search/documents/conversationDocument';
import { openJobDocument } from '../../../lambdas/index-search/documents/openJobDocument';
import { userAdminDocument } from '../../../lambdas/index-search/documents/userAdminDocument';
import { userClientDocument } from '../../../lambdas/index-search/documents/userClientDocument';
import type { SearchDocument } from '../../../lambdas/index-search/Action';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import type { IndexName } from '../../../lambdas/index-search/IndexName';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { selectRecords } from '../../../web/src/components/table/records/selectRecords';
import { bundleStep } from '../../support/resolver/bundleStep';
import { admin, guest, member, SearchResolver } from '../../support/resolver/SearchResolver';
import { corpus } from '../corpus';
import { talents } from '../talents';

const PREFIX = 'spelled-';
/** Two spellings of the same. */
interface Pair {
  spellings: [string, string];
  /** Where it occurs: `n` for a name of people and companies, `p` for a place, `t` for a term. */
  kind: 'n' | 'p' | 't';
}

const pairs = readFileSync(join(__dirname, 'pairs.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Pair => {
    const [, one, other, kind] = line.split(' | ') as [string, string, string, Pair['kind']];
    return { spellings: [one, other], kind };
  });

const idsOf = (at: number) => [0, 1].map((side) => `${at}-${side}`);

/** One record for each spelling of each pair, as `build` makes it from its id and the spelling. */
const each = (build: (id: string, spelling: string, at: number) => SearchDocument | undefined) =>
  pairs.flatMap(({ spellings }, at) =>
    idsOf(at).flatMap((id, side) => {
      const document = build(id, `${spellings[side]}`, at);
      return document ? [document] : [];
    }),
  );

const [{ job, mainJobs }] = corpus as [(typeof corpus)[number]];
const plain = {
  ...job,
  job: undefined,
  openJobJobId: undefined,
  title: '募集',
  overView: '',
  description: '',
  requiredSkillTags: [],
  welcomeSkillTags: [],
};
const jobOf = (id: string, fields: object) => openJobDocument({ job: { ...plain, ...fields, id }, mainJobs });

const [person] = talents as [(typeof talents)[number]];
const personOf = (id: string, spelling: string, at: number) => {
  const isName = pairs[at]?.kind === 'n';
  const user = {
    ...person.user,
    ...{ id, sub: id, displayName: '匿名', isAgreedPostForClient: true, isPrivate: false, phoneticName: '' },
    ...(isName ? { name: spelling, isShareName: true } : { name: '無名', description: `${spelling}の経験` }),
  };
  return { ...person, user, profile: [] };
};

const conversation = {
  ...{ id: '', name: '', owners: [], createdAt: '2026-01-01T00:00:00.000Z', version: 1 },
};

const documents: [name: string, index: IndexName, SearchDocument[]][] = [
  ['titles', 'open-jobs', each((id, spelling) => jobOf(id, { title: `${spelling}の担当者` }))],
  ['descriptions', 'open-jobs', each((id, text) => jobOf(id, { description: `${text}に関する業務です。` }))],
  [
    'organizations',
    'open-jobs',
    each((id, text) => jobOf(id, { organizationName: `${text}株式会社`, isHideOrganizationName: false })),
  ],
  ['people', 'users-admin', each((id, text, at) => userAdminDocument(personOf(id, text, at)))],
  ['offered', 'users-client', each((id, text, at) => userClientDocument(personOf(id, text, at)))],
  [
    'conversations',
    'conversations',
    each((id, text) =>
      conversationDocument({
        conversation: {
          ...conversation,
          id,
          name: text,
          pk: id,
          sk: 'Conversation',
          __typename: 'Conversation',
        },
        members: [],
        users: [],
        messageCount: 0,
      }),
    ),
  ],
];

let engine: Engine;
let suggestCode: string;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  for (const [name, index, rows] of documents)
    await fillIndex(engine, PREFIX + name, indexDefinition(index, synonymRules()), rows);
  suggestCode = await bundleStep('resolvers/search/suggest.ts#');
});

afterAll(() => engine.stop());

type Find = (text: string) => Promise<string[]>;

async function send(name: string, body: object): Promise<never> {
  const answer = await engine.call({ method: 'POST', path: `/${PREFIX}${name}/_search`, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as never;
}

/** Finds records as a search of the API does; those of a wider step too. */
async function searching(resolver: string, identity: object, name: string): Promise<Find> {
  const search = await SearchResolver.of(resolver);
  return async (text) => {
    const args = { filter: { keyword: { match: text } }, limit: 50 };
    const { page } = await search.page(args, identity, ({ body }) => send(name, body));
    return page.match === 'NEAR' ? [] : page.items.map((item) => `${(item.id ?? item.sub) as string}`).sort();
  };
}

/** Finds records by their names, as the command palette does. */
const naming =
  (name: string): Find =>
  async (text) => {
    const { hits } = await send(name, { query: buildNameQuery(text, { id: ['id'] }), size: 50 });
    return (hits as { hits: { _id: string }[] }).hits.map(({ _id }) => _id).sort();
  };

/** Finds the jobs whose organizations the field for a search suggests. */
const suggesting = (): Find => async (text) => {
  const ctx = { arguments: { text, kind: 'ORGANIZATION' }, identity: guest, env: { clientArea: 'closed' } };
  const { value } = evaluate(suggestCode, 'request', { ...ctx, env: { ...ctx.env, publishingRole: '' } });
  const { params } = value as { params: { body: object } };
  const result = await send('organizations', params.body);
  const { value: found } = evaluate(suggestCode, 'response', {
    ...ctx,
    env: { ...ctx.env, publishingRole: '' },
    result,
  });
  const names = (found as { name: string }[]).map(({ name }) => name);
  return documents[2]![2]
    .filter(({ organizationName }) => names.includes(`${organizationName as string}`))
    .map(({ id }) => `${id as string}`)
    .sort();
};

/** Finds the rows of a table that has all its records, such as organizations. */
const listing = (): Find => (text) => {
  const rows = pairs.flatMap(({ spellings }, at) =>
    idsOf(at).map((id, side) => ({ id, name: `${spellings[side]}株式会社` })),
  );
  const columns = [{ key: 'name', text: (row: { name: string }) => row.name }] as never;
  const view = { keyword: text, sort: null, page: 1 } as never;
  return Promise.resolve(
    selectRecords(rows, columns, view)
      .map(({ id }) => id)
      .sort(),
  );
};

const ways: [name: string, find: () => Find | Promise<Find>][] = [
  ['titles of jobs', () => searching('search/searchOpenJobs', guest, 'titles')],
  ['texts of jobs', () => searching('search/searchOpenJobs', guest, 'descriptions')],
  ['organizations of jobs', () => searching('search/searchOpenJobs', guest, 'organizations')],
  ['talents, for administrators', () => searching('search/searchUsers', admin, 'people')],
  ['talents, for organizations', () => searching('search/searchUsers', member, 'offered')],
  ['the palette, jobs', () => naming('titles')],
  ['the palette, conversations', () => naming('conversations')],
  ['suggestions', suggesting],
  ['tables of records', listing],
];

test.each(ways)(
  '%s: each spelling finds the other',
  async (way, open) => {
    const find = await open();
    const failed: string[] = [];
    for (const [at, { spellings }] of pairs.entries()) {
      const [one, other] = [await find(spellings[0]), await find(spellings[1])];
      const finds = idsOf(at).every((id) => one.includes(id) && other.includes(id));
      if (!finds || one.join() !== other.join())
        failed.push(`${spellings.join(' / ')}: ${one.join(' ')} / ${other.join(' ')}`);
    }
    process.stdout.write(`search, spellings, ${way}: ${failed.length} failed\n`);
    expect(failed).toEqual([]);
  },
  120_000,
);

test('the other spelling is highlighted as it was written', async () => {
  const { hits } = await send('titles', {
    query: { match: { title: '吉田' } },
    highlight: { fields: { title: {} }, number_of_fragments: 0 },
  });
  const titles = (hits as { hits: { highlight: { title: string[] } }[] }).hits.map(
    ({ highlight }) => highlight.title,
  );
  expect(titles.flat().sort()).toEqual(['<em>吉田</em>の担当者', '<em>𠮷田</em>の担当者']);
});
