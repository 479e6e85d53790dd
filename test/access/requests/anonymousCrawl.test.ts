import { getNamedType, type GraphQLField, isEnumType, isRequiredArgument } from 'graphql';
import { fileFields } from '../../../model/fileFields';
import { query } from '../../support/api/query';
import { listSecrets, type Secrets } from '../../support/crawl/listSecrets';
import { selectionsOf } from '../../support/crawl/selectionsOf';
import { readSchema } from '../../support/readSchema';
import { ownStack } from '../../support/stack/ownStack';
import { composed } from '../../support/composed';

type Root = GraphQLField<unknown, unknown>;

/** How deep relations are selected below the records of a query. */
const DEPTH = 2;
/**
 * The maximum number of records that each query is asked for, spread evenly over all. The environment variable
 * `CRAWL` replaces it.
 */
const MOST = Number(process.env.CRAWL ?? 15);
/** How many requests run at the same time. */
const TOGETHER = 4;

/** The types of rows that `FileOwner` names. */
const FILE_OWNERS: Readonly<Record<string, string>> = {
  EXPORT: 'Export',
  INTERVIEW_LOG_VIDEO: 'InterviewLogVideo',
  USER: 'User',
  USER_PORTFOLIO: 'UserPortfolio',
  USER_RESUME: 'UserResume',
  WORK_HISTORY_ACHIEVEMENT_RESUME: 'WorkHistoryAchievementResume',
};

const roots = Object.values(readSchema().getQueryType()!.getFields());
const isForGuests = ({ astNode }: Root) =>
  astNode?.directives?.some(({ name }) => name.value === 'aws_iam') ?? false;
const ofGuests = roots.filter(isForGuests);

// On a shared stack other tests would publish what is secret now, or store more.
ownStack({ args: ['--no-web'] });

let secrets: Secrets;
beforeAll(async () => {
  secrets = await listSecrets();
});

/** Returns at most `MOST` of the values, spread evenly. */
const spread = (values: readonly string[]) =>
  values.filter(
    (_, index) =>
      Math.floor((index * MOST) / values.length) !== Math.floor(((index - 1) * MOST) / values.length),
  );

const valuesOf = (type: string, attribute = 'id') =>
  spread((secrets.rows.get(type) ?? []).flatMap((row) => (row[attribute] ? [String(row[attribute])] : [])));

const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value));

/** The type of the records that a query returns, as the rows name it. */
const recordOf = ({ type }: Root) => String(getNamedType(type)).replace(/^Model(\w+)Connection$/, '$1');

/**
 * Returns values for a required argument of a query, as GraphQL text: the ids of all stored records, also of
 * those that guests may not read.
 */
function argumentValues(root: Root, name: string): string[] {
  switch (name) {
    case 'id':
      return quoted(valuesOf(recordOf(root)));
    case 'sub':
    case 'userID':
      return quoted(valuesOf('User', 'sub'));
    case 'openJobID':
      return quoted(valuesOf('OpenJob'));
    case 'workHistoryID':
      return quoted(valuesOf('WorkHistory'));
    case 'path':
      return quoted(valuesOf('User', 'portfolioPath'));
    case 'url':
      return quoted(valuesOf('PageQuery', 'url'));
    case 'type':
      return quoted([recordOf(root)]);
    case 'filters':
      return ['[{}]'];
    case 'text':
      // The beginnings of the texts that a suggestion must not complete.
      return quoted(spread([...new Set([...secrets.texts.keys()].map((text) => text.slice(0, 2)))]));
    default:
      throw new Error(`Say in argumentValues what ${root.name}(${name}:) is asked with`);
  }
}

/** Returns the calls of a query to make, each as the GraphQL text of its arguments. */
function callsOf(root: Root): string[] {
  if (root.name === 'getFileLink')
    return Object.entries(fileFields).flatMap(([type, fields]) =>
      valuesOf(FILE_OWNERS[type] ?? '', type === 'USER' ? 'sub' : 'id').flatMap((id) =>
        fields.map((field) => `(type: ${type}, id: ${JSON.stringify(id)}, field: "${field}")`),
      ),
    );
  const [required, ...others] = root.args.filter(isRequiredArgument);
  if (others.length > 0) throw new Error(`Say in callsOf how ${root.name} is called`);
  const most = root.args.some(({ name }) => name === 'limit') ? ['limit: 50'] : [];
  if (!required) return most.length > 0 ? [`(${most.join()})`] : [''];
  return argumentValues(root, required.name).map(
    (value) => `(${[`${required.name}: ${value}`, ...most].join()})`,
  );
}

interface Crawl {
  answers: number;
  bytes: number;
  found: Set<string>;
}

/** Whether the API refused a request because it would run too many resolvers. */
const isTooLarge = ({ errorType = '' }: { errorType?: string }) => errorType === 'ResolverCountLimitExceeded';

/**
 * Sends a query with the given selections, and searches the answer, errors included, for secrets. If the
 * request is too large for the API, sends it again in two halves. Returns the cursor of the next page.
 */
async function ask(
  root: Root,
  call: string,
  selections: readonly string[],
  crawl: Crawl,
): Promise<string | null> {
  const body = selections.length > 0 ? `{ ${selections.join(' ')} }` : '';
  const { data, errors } = await query(
    composed<Record<string, { nextToken?: string | null } | null>>`{ ${root.name}${call} ${body} }`,
    {},
    'guest',
  );
  if (selections.length > 1 && errors.some(isTooLarge)) {
    const middle = Math.ceil(selections.length / 2);
    const next = await ask(root, call, selections.slice(0, middle), crawl);
    await ask(root, call, selections.slice(middle), crawl);
    return next;
  }
  const text = JSON.stringify([data, errors]);
  crawl.answers += 1;
  crawl.bytes += text.length;
  for (const [secret, of] of secrets.texts)
    if (text.includes(secret)) crawl.found.add(`${root.name}${call}: ${of} ${secret}`);
  return data?.[root.name]?.nextToken ?? null;
}

/** Sends a query with one set of arguments, and for a list with each of its cursors. */
async function askAll(root: Root, call: string, crawl: Crawl): Promise<void> {
  const selections = selectionsOf(root.type, DEPTH);
  const isPaged = root.args.some(({ name }) => name === 'nextToken');
  let next = await ask(root, call, selections, crawl);
  while (isPaged && next) {
    const page = call.replace(/\)$/, `, nextToken: ${JSON.stringify(next)})`);
    next = await ask(root, page, selections, crawl);
  }
}

test('there are secrets of every kind to look for', () => {
  const kinds = new Set([...secrets.texts.values()].map((of) => of.split('.')[0]));
  console.info(`${secrets.texts.size} texts that no guest may read, of ${[...kinds].join(', ')}`);
  expect(secrets.texts.size).toBeGreaterThan(500);
  for (const kind of ['User', 'UserPrivate', 'OpenJob', 'Message', 'UserApplies', 'InterviewLog'])
    expect(kinds).toContain(kind);
});

test.each(ofGuests.map((root) => [root.name, root] as const))(
  'a guest who asks %s for everything reads no text that is hidden from guests',
  async (_name, root) => {
    const crawl: Crawl = { answers: 0, bytes: 0, found: new Set() };
    const calls = callsOf(root);
    const work = calls[Symbol.iterator]();
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        for (const call of work) await askAll(root, call, crawl);
      }),
    );
    console.info(`${root.name}: ${crawl.answers} answers, ${crawl.bytes} bytes`);
    expect([...crawl.found]).toEqual([]);
    expect(crawl.answers).toBeGreaterThanOrEqual(calls.length);
  },
);

test('queries that are not for guests answer them with a refusal', async () => {
  const others = roots.filter((root) => !isForGuests(root) && !root.args.some(isRequiredArgument));
  expect(others.length).toBeGreaterThan(5);
  for (const root of others) {
    const body = selectionsOf(root.type, 0).join(' ');
    const { data, errors } = await query(`{ ${root.name} ${body && `{ ${body} }`} }`, {}, 'guest');
    expect({ name: root.name, value: data?.[root.name] ?? null }).toEqual({ name: root.name, value: null });
    expect(errors.length).toBeGreaterThan(0);
  }
});

test('every kind of file is asked for', () => {
  const type = readSchema().getType('FileOwner');
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(Object.keys(FILE_OWNERS)).toEqual(names);
});
