import type { Context } from 'aws-lambda';
import type { Change } from '../../../lambdas/handle-changes/Change';
import { handler } from '../../../lambdas/handle-changes/handler';
import { logger } from '../../../lambdas/lib/logger';
import { EventTables } from './EventTables';
import { recordOf } from '../../support/recordOf';

const MINUTE = 60_000;
const now = new Date().toISOString();
const tables = new EventTables();
/** The changes that were published, in the order of the requests. */
let published: string[] = [];
/** The contents of messages that the stubbed API rejects. */
let refused: string[] = [];

interface Sent {
  query: string;
  variables: { input: { content?: string; id: string } };
}

beforeEach(() => {
  Object.assign(process.env, {
    GRAPHQL_ENDPOINT: 'https://api.example.com/graphql',
    OWN_CALL_KEY: 'own',
    AWS_REGION: 'r',
  });
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_SESSION_TOKEN: 'c' });
  jest.spyOn(logger, 'error').mockImplementation();
  jest.spyOn(global, 'fetch').mockImplementation(async (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body)) as Sent;
    // The firewall counts no calls with this header.
    expect(new Headers(init?.headers).get('x-own-call')).toBe('own');
    // Of a mutation under an alias, subscribers hear nothing.
    expect(query).toMatch(/^mutation Publish\(\$input: \w+!\) \{ publish\w+\(/);
    const { content = '', id } = variables.input;
    published.push(content || id);
    const errors = refused.includes(content) ? [{ message: 'no' }] : [];
    return new Response(JSON.stringify({ data: {}, errors }));
  });
});
afterEach(() => {
  [published, refused] = [[], []];
  tables.clear();
  jest.restoreAllMocks();
});
afterAll(() => tables.restore());

const message = (conversation: string, number: number): Change => ({
  after: {
    ...{ pk: conversation, sk: `Message#${number}`, __typename: 'Message', id: `${conversation}.${number}` },
    ...{ content: `${conversation}${number}`, authorId: 'a', isEvent: false, createdAt: now, updatedAt: now },
  },
});
const handle = (changes: Change[], milliseconds = 5 * MINUTE) =>
  handler({ Records: changes.map((change, place) => recordOf(change, place + 1)) }, {
    getRemainingTimeInMillis: () => milliseconds,
  } as Context);
const failed = async (changes: Change[], milliseconds?: number) =>
  (await handle(changes, milliseconds)).batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));

test('messages of a batch are published one by one, in order per conversation', async () => {
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  expect(await failed(numbers.map((number) => message(number % 2 ? 'odd' : 'even', number)))).toEqual([]);
  expect(published).toHaveLength(40);
  expect(published.filter((content) => content.startsWith('odd'))).toEqual(
    numbers.filter((number) => number % 2).map((number) => `odd${number}`),
  );
});

test('a failed record blocks the later records of its partition and no others', async () => {
  refused = ['b2'];
  const changes = [message('a', 1), message('b', 1), message('b', 2), message('a', 2), message('b', 3)];
  expect(await failed(changes)).toEqual([3, 5]);
  expect(published).not.toContain('b3');
});

test('an unreadable record fails alone', async () => {
  const unreadable = recordOf(message('b', 1), 2);
  Object.assign(unreadable.dynamodb ?? {}, { NewImage: { pk: { X: 'what is this' } } });
  const Records = [recordOf(message('a', 1), 1), unreadable];
  const context = { getRemainingTimeInMillis: () => 5 * MINUTE } as Context;
  expect(await handler({ Records }, context)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
});

test('steps that are not started for lack of time are resent', async () => {
  await expect(handle([message('a', 1), message('b', 1)], MINUTE / 2)).rejects.toThrow(
    'Not enough time remains',
  );
});
