import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type GraphQLField, isCompositeType, getNamedType } from 'graphql';
import { customResolvers } from '../../../model/customResolvers';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { allRows } from '../../support/allRows';
import { readSchema } from '../../support/readSchema';
import { origin } from '../../support/stack/origin';
import { documents } from '../documents';
import { forbiddenInternals, refusals } from './forbiddenInternals';
import { givenFields } from './givenFields';

/**
 * The number of random inputs for each operation and caller. The environment variable `FUZZ` replaces it.
 * `SEED` replaces the seed, with which a run can be repeated.
 */
const inputs = Number(process.env.FUZZ ?? 5);
const seed = Number(process.env.SEED ?? 20261121);
/** Operations that this test does not call, because they start work that cannot be repeated. */
const left = ['runSeed', 'verifyInsights'];
/**
 * Operations that this test does not call as the administrator, because the API limits the calls of a person,
 * and other tests call them as the same administrator.
 */
const rated = [
  ...Object.entries(customResolvers)
    .filter(([, { steps = {} }]) => 'rateLimit' in steps)
    .map(([root]) => root.split('.')[1]),
  'proposeSkill',
  'notifyErrorToSlack',
  'createFileUpload',
  'createDataExport',
];

/**
 * The maximum number of calls, per caller, of operations that the API limits per source IP. All tests have
 * the same source IP.
 */
const most: Record<string, number> = { createContactMessage: 5 };

const schema = readSchema();
type Root = GraphQLField<unknown, unknown>;
const rootsOf = (kind: 'query' | 'mutation') => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).filter(({ name }) => !left.includes(name));
};

let [talent, victim, admin]: Partial<Record<number, Person>>[number][] = [];
let pool: Record<'talent' | 'admin', string[]>;

const historyOf = async (person: Person) => {
  const input = { userID: person.sub, organizationName: '株式会社きろく' };
  const { data } = await query<{ createWorkHistory: { id: string } }>(documents.history, { input }, person);
  return data?.createWorkHistory.id ?? '';
};

beforeAll(async () => {
  [talent, victim, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
  const spare = await given.aTalent();
  const theirs = [victim.sub, await historyOf(victim), talent.sub];
  pool = { talent: theirs, admin: [spare.sub, await historyOf(spare)] };
}, 60_000);

const selectionOf = ({ type }: Root) => (isCompositeType(getNamedType(type)) ? ' { __typename }' : '');

/**
 * Returns GraphQL documents that make the given calls of a root field. All calls are in one document, unless
 * the field is non-null: then an error of one call would make all results null, so each call has a document
 * of its own. The same is true with LOCAL_CHAOS, where a document is sent again if one call was refused by chance.
 */
function documentsOf(kind: string, field: Root, calls: string[]): string[] {
  const texts = calls.map((args) => `${field.name}${args && `(${args})`}${selectionOf(field)}`);
  if (process.env.LOCAL_CHAOS || String(field.type).endsWith('!'))
    return texts.map((text) => `${kind} { ${text} }`);
  return [`${kind} { ${texts.map((text, index) => `a${index}: ${text}`).join('\n')} }`];
}

async function complaintsOf(kind: 'query' | 'mutation', field: Root, as: Caller, ids: string[]) {
  const literals = ids.map((id) => JSON.stringify(id));
  const numRuns = Math.min(inputs, most[field.name] ?? inputs);
  // A field without arguments has one input only.
  const calls = [
    ...new Set(fc.sample(givenFields(field.args, fc.constantFrom(...literals)), { numRuns, seed })),
  ];
  const answers = await Promise.all(documentsOf(kind, field, calls).map((text) => query(text, {}, as)));
  const errors = answers.flatMap((answer) => answer.errors);
  return errors
    .filter(
      ({ errorType = '', message }) => !refusals.includes(errorType) || forbiddenInternals.test(message),
    )
    .map(({ errorType, message, path }) => {
      const call = calls[Number(String(path?.[0] ?? '').slice(1))] ?? '';
      return `${field.name}: ${errorType}: ${message} ${call.slice(0, 200)}`;
    });
}

/**
 * Returns whether a key is that of a new entry in the catalogue of company names. Every signed-in person may
 * add such an entry, and the row does not say who added it.
 */
const isAdded = (address: string, before: Rows) =>
  / WorkHistoryCompany /.test(address) && !before.has(address);

/**
 * Returns whether a key is that of a row that counts calls or makes an action happen only once. Such a row
 * does not say whose call it was.
 */
const isCounted = (address: string) => / Once#(rate#|\w+#[0-9a-f]{64} )/.test(address);

/** Returns whether a key is that of the published synonyms. Administrators replace them; the row does not say who. */
const areSynonyms = (address: string) => address.endsWith(' Synonyms Synonyms');

/** Returns whether a key is that of a new entry in the log about the administrator, whose queries are logged late. */
const isLogged = (address: string, before: Rows, after: Rows) =>
  address.includes(' Audit#') &&
  !before.has(address) &&
  JSON.stringify(after.get(address)).includes(`${admin?.sub}`);

const ulidLength = 26;

/** Waits until the streams have processed everything, then returns all stored rows. */
const settledRows = async () => {
  await fetch(`${origin()}/_local/drain`, { method: 'POST' });
  return allRows();
};

type Rows = Awaited<ReturnType<typeof allRows>>;
let stood: Rows | undefined;

/**
 * Returns the keys of rows that calls have added, removed or changed and that belong to somebody else.
 * @param theirs the ids of the caller and of the caller's records; a row that contains one of them, or the id
 * of a record that the calls have created, belongs to the caller
 */
function changedOfOthers(before: Rows, after: Rows, theirs: readonly string[]): string[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (address) => !isDeepStrictEqual(before.get(address), after.get(address)),
  );
  const isOf = (names: readonly string[]) => (address: string) => {
    const text = `${address} ${JSON.stringify(before.get(address) ?? after.get(address))}`;
    return names.some((name) => text.includes(name));
  };
  const made = changed.filter((address) => !before.has(address)).filter(isOf(theirs));
  const ids = made.flatMap((address) => after.get(address)?.id?.S ?? []);
  const isTheirs = isOf([...theirs, ...ids.filter((id) => id.length >= ulidLength)]);
  return changed.filter((address) => !isTheirs(address));
}

const everythingOf = async (person: Person) => {
  const user = schema.getType('User');
  const fields = user && 'getFields' in user ? Object.values(user.getFields()) : [];
  const plain = fields.filter(({ type }) => !isCompositeType(getNamedType(type))).map(({ name }) => name);
  const rows = [
    'workHistories',
    'skillSets',
    'qualifications',
    'applies',
    'favoriteOpenJobs',
    'conversations',
  ];
  const text = `query ($sub: ID!) { getUser(sub: $sub) { ${plain.join(' ')} ${rows.map((name) => `${name} { items { id version } }`).join(' ')} } }`;
  return (await query(text, { sub: person.sub }, person)).data;
};

describe.each(['query', 'mutation'] as const)('any input of a %s', (kind) => {
  test.each(['guest', 'talent', 'admin'] as const)(
    'is accepted or refused with an error of the API: %s',
    async (name) => {
      const as = { guest: 'guest' as const, talent, admin }[name];
      if (!as || !victim) throw new Error('Nobody is there to ask');
      const before = await everythingOf(victim);
      stood ??= await settledRows();
      const complaints: string[] = [];
      const fields = rootsOf(kind).filter((field) => name !== 'admin' || !rated.includes(field.name));
      for (const field of fields) {
        complaints.push(
          ...(await complaintsOf(kind, field, as, pool[name === 'admin' ? 'admin' : 'talent'])),
        );
      }
      console.info(`${fields.length * inputs} inputs of a ${kind} by ${name}: ${complaints.length} wrong`);
      expect(complaints).toEqual([]);
      expect(await everythingOf(victim)).toEqual(before);
      // Reading all rows takes longer than the calls: writes of queries show after the guests' mutations.
      if (kind === 'query') return;
      const after = await settledRows();
      const theirs = { guest: [], talent: [talent?.sub ?? ''], admin: [admin?.sub ?? '', ...pool.admin] };
      const earlier = stood;
      stood = after;
      const changed = changedOfOthers(earlier, after, theirs[name]).filter(
        (address) =>
          name === 'guest' || !(isAdded(address, earlier) || (name === 'admin' && areSynonyms(address))),
      );
      expect(changed.filter((address) => !isCounted(address) && !isLogged(address, earlier, after))).toEqual(
        [],
      );
    },
    300_000,
  );
});
