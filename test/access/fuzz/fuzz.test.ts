import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type GraphQLField, isCompositeType, getNamedType } from 'graphql';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { allRows } from '../../support/allRows';
import { readSchema } from '../../support/readSchema';
import { drained } from '../../support/faults/drained';
import { ownStack } from '../../support/stack/ownStack';
import { documents } from '../documents';
import { givenFields } from './givenFields';

/** Inputs of an administrator change what all share, such as catalogues and synonyms. */
ownStack({ args: ['--no-web'] });

/**
 * The number of inputs for each operation and caller, which the environment variable `FUZZ` replaces. They are drawn
 * from the same seed in every run, or from `SEED`.
 */
const inputs = Number(process.env.FUZZ ?? 2);
const seed = Number(process.env.SEED ?? 1);
/** Operations that this test does not call, because they start work that cannot be repeated. */
const left = ['runSeed', 'verifyInsights'];
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
  const { data } = await query(documents.history, { input }, person);
  return data?.createWorkHistory?.id ?? '';
};

beforeAll(async () => {
  [talent, victim, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
  const spare = await given.aTalent();
  const theirs = [victim.sub, await historyOf(victim), talent.sub];
  pool = { talent: theirs, admin: [spare.sub, await historyOf(spare)] };
});

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

/**
 * Matches texts that no error message may contain: names of tables, ARNs, stack traces, messages of data
 * sources.
 */
const forbiddenInternals =
  /arn:|Enishi-|TablesTalent|DynamoDB|OpenSearch|ConditionalCheck|ValidationException|index_not_found|\bat \w+ ?\(|node_modules|\.ts:\d|\.js:\d|undefined|\[object/;

/** The error types that the API may return for an input that the schema accepts. */
const refusals = ['NotFound', 'Unauthorized', 'Conflict', 'InvalidInput', 'TooManyRequests'];

async function complaintsOf(kind: 'query' | 'mutation', field: Root, as: Caller, ids: string[]) {
  const literals = ids.map((id) => JSON.stringify(id));
  // A field without arguments has one input only.
  const calls = [
    ...new Set(fc.sample(givenFields(field.args, fc.constantFrom(...literals)), { numRuns: inputs, seed })),
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
 * Returns whether a key is that of a new complaint, or of a new entry in the catalogue of company names. Everybody may
 * complain, every signed-in person may add such an entry, and the rows do not say who did.
 */
const isAdded = (address: string, before: Rows, isGuest: boolean) =>
  (isGuest ? / Complaint / : / (Complaint|WorkHistoryCompany) /).test(address) && !before.has(address);

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
  await drained();
  return allRows();
};

type Rows = Awaited<ReturnType<typeof allRows>>;

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

test.each(['guest', 'talent', 'admin'] as const)(
  'any input is accepted or refused with an error of the API, and changes nothing of others: %s',
  async (name) => {
    const as = { guest: 'guest' as const, talent, admin }[name];
    if (!as || !victim) throw new Error('Nobody is there to ask');
    const [profile, before] = [await everythingOf(victim), await settledRows()];
    for (const kind of ['query', 'mutation'] as const) {
      const complaints: string[] = [];
      const fields = rootsOf(kind);
      for (const field of fields)
        complaints.push(
          ...(await complaintsOf(kind, field, as, pool[name === 'admin' ? 'admin' : 'talent'])),
        );
      console.info(`${fields.length * inputs} inputs of a ${kind} by ${name}: ${complaints.length} wrong`);
      expect(complaints).toEqual([]);
    }
    expect(await everythingOf(victim)).toEqual(profile);
    const after = await settledRows();
    const theirs = { guest: [], talent: [talent?.sub ?? ''], admin: [admin?.sub ?? '', ...pool.admin] };
    const isAllowed = (address: string) =>
      isCounted(address) ||
      isLogged(address, before, after) ||
      isAdded(address, before, name === 'guest') ||
      (name === 'admin' && areSynonyms(address));
    const changed = changedOfOthers(before, after, theirs[name]);
    expect(changed.filter((address) => !isAllowed(address))).toEqual([]);
  },
);
