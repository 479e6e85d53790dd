import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { TooManyInvocations } from '../../src/services/lambda/TooManyInvocations';
import type { ChangeRecord } from '../../src/services/streams/ChangeRecord';
import { Consumed } from '../support/Consumed';
import { engine, type Engine } from '../support/engine';
import { eventually } from '../support/eventually';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { freePort } from '../../src/processes/freePort';

const folder = temporaryFolder();
let port: number;
let database: Engine;
let consumed: Consumed;

beforeAll(async () => {
  port = await freePort();
  database = await engine(port, folder);
});
afterEach(() => consumed.stop());
afterAll(() => database.stop());

const consume = (mapping: Record<string, unknown>, handler: (records: ChangeRecord[]) => unknown) => {
  consumed = new Consumed(database, port, folder, mapping, handler);
  return consumed.start();
};
const sortKey = ({ dynamodb }: ChangeRecord) => (dynamodb.Keys.sk as { S: string }).S;
const sequenceNumber = ({ dynamodb }: ChangeRecord) => dynamodb.SequenceNumber;

test('a function gets records in the form that Lambda uses', async () => {
  const seen: ChangeRecord[] = [];
  const streams = await consume({}, (records) => seen.push(...records));
  await consumed.put('p', 's');
  const Key = { pk: { S: 'p' }, sk: { S: 's' } };
  await database.client.send(new DeleteItemCommand({ TableName: consumed.table, Key }));
  await streams.drained();
  const arn = `arn:aws:dynamodb:ap-northeast-1:000000000000:table/${consumed.table}/stream/local`;
  const image = { ...Key, data: { B: Buffer.from('bytes').toString('base64') } };
  expect(seen).toEqual([
    expect.objectContaining({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      awsRegion: 'ap-northeast-1',
      eventSourceARN: arn,
      dynamodb: expect.objectContaining({
        Keys: Key,
        NewImage: image,
        SequenceNumber: expect.any(String),
        StreamViewType: 'NEW_AND_OLD_IMAGES',
        ApproximateCreationDateTime: expect.any(Number),
      }),
    }),
    expect.objectContaining({ eventName: 'REMOVE', dynamodb: expect.objectContaining({ OldImage: image }) }),
  ]);
});

const order = Array.from({ length: 30 }, (_, n) => String(n).padStart(2, '0'));
const value = ({ dynamodb }: ChangeRecord) =>
  (dynamodb.NewImage?.value as { S: string } | undefined)?.S ?? '';

test('records of one item arrive in order, in batches of the template’s size, also with several lanes', async () => {
  const seen: Record<string, string[]> = {};
  const sizes: number[] = [];
  const streams = await consume({ BatchSize: 7, ParallelizationFactor: 4 }, (records) => {
    sizes.push(records.length);
    for (const record of records) (seen[sortKey(record)] ??= []).push(value(record));
  });
  await Promise.all(
    ['a', 'b', 'c'].map(async (sk) => {
      for (const number of order) await consumed.put('p', sk, { value: { S: number } });
    }),
  );
  await streams.drained();
  expect(seen).toEqual({ a: order, b: order, c: order });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(7);
});

test('items of one partition use different lanes: a slow or failing item blocks only its own lane', async () => {
  const done = new Set<string>();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const streams = await consume({ ParallelizationFactor: 4 }, async (records) => {
    if (records.some((record) => sortKey(record) === '00')) await held;
    records.forEach((record) => done.add(sortKey(record)));
  });
  await consumed.put('p', '00');
  await eventually(() => expect(streams.progress()[0]?.behind).toBe(true));
  for (const sk of order.slice(1)) await consumed.put('p', sk);
  await eventually(() => expect([done.has('00'), done.size > 15]).toEqual([false, true])).finally(release);
  await streams.drained();
  expect(done.size).toBe(order.length);
});

test('only records that match the filters are delivered', async () => {
  const seen: string[] = [];
  const Pattern = JSON.stringify({ dynamodb: { Keys: { sk: { S: [{ prefix: 'yes' }] } } } });
  const streams = await consume({ FilterCriteria: { Filters: [{ Pattern }] } }, (records) =>
    seen.push(...records.map(sortKey)),
  );
  for (const sk of ['yes-1', 'no', 'yes-2']) await consumed.put('p', sk);
  await streams.drained();
  expect(seen).toEqual(['yes-1', 'yes-2']);
});

test('records from a reported failure on are sent again, those before it are not', async () => {
  const seen: string[] = [];
  let refusals = 2;
  const streams = await consume({ FunctionResponseTypes: ['ReportBatchItemFailures'] }, (records) => {
    seen.push(...records.map(sortKey));
    const bad = records.find((record) => sortKey(record) === 'bad');
    return bad && refusals-- > 0 ? { batchItemFailures: [{ itemIdentifier: sequenceNumber(bad) }] } : {};
  });
  for (const sk of ['first', 'bad', 'last']) await consumed.put('p', sk);
  await streams.drained();
  expect(seen.filter((sk) => sk === 'first')).toHaveLength(1);
  expect(seen.filter((sk) => sk === 'bad')).toHaveLength(3);
  expect(seen.at(-1)).toBe('last');
});

test('a record that always fails is isolated, ends in the failure queue and does not block others', async () => {
  const done = new Set<string>();
  let isCured = false;
  const streams = await consume(
    {
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: 'arn:aws:sqs:ap-northeast-1:000000000000:failures' } },
    },
    (records) => {
      if (!isCured && records.some((record) => sortKey(record) === 'poison')) throw new Error('no');
      records.forEach((record) => done.add(sortKey(record)));
    },
  );
  for (const sk of ['a', 'b', 'poison', 'c', 'd']) await consumed.put('p', sk);
  await streams.drained();
  expect([...done].sort()).toEqual(['a', 'b', 'c', 'd']);
  expect(consumed.queued).toEqual([
    {
      queue: 'arn:aws:sqs:ap-northeast-1:000000000000:failures',
      body: expect.objectContaining({
        requestContext: expect.objectContaining({
          functionArn: 'arn:consume',
          condition: 'RetryAttemptsExhausted',
          approximateInvokeCount: 3,
        }),
        DDBStreamBatchInfo: expect.objectContaining({ batchSize: 1, shardId: expect.any(String) }),
      }),
    },
  ]);

  const message = { body: JSON.stringify(consumed.queued[0]?.body) } as never;
  await expect(streams.redrive(message)).rejects.toThrow('no');
  isCured = true;
  await streams.redrive(message);
  expect(done).toContain('poison');
});

test('a batch that was refused because too much is running is sent again, and counts as no attempt', async () => {
  const seen: string[] = [];
  let refusals = 2;
  const streams = await consume({ MaximumRetryAttempts: 0 }, (records) => {
    if (refusals-- > 0) throw new TooManyInvocations();
    seen.push(...records.map(sortKey));
  });
  await consumed.put('p', 's');
  await streams.drained();
  expect(seen).toEqual(['s']);
});

test('a stopped consumer continues where it was, and repeats the batch that was in progress', async () => {
  const seen: string[] = [];
  let hold = false;
  let reached = () => undefined as void;
  const held = new Promise<void>((resolve) => (reached = resolve));
  const streams = await consume({}, (records) => {
    seen.push(...records.map(sortKey));
    if (!hold) return undefined;
    reached();
    throw new Error('not now');
  });
  await consumed.put('p', '1');
  await streams.drained();
  hold = true;
  await consumed.put('p', '2');
  await held;
  await consumed.stop();
  hold = false;
  await (await consumed.start()).drained();
  expect(seen.filter((sk) => sk === '1')).toHaveLength(1);
  expect(seen.at(-1)).toBe('2');
});

test('drained waits for changes that a consumer itself writes', async () => {
  const seen: string[] = [];
  const streams = await consume({}, async (records) => {
    for (const record of records) {
      const n = Number(sortKey(record));
      seen.push(String(n));
      if (n < 5) await consumed.put('p', String(n + 1));
    }
  });
  await consumed.put('p', '1');
  await streams.drained();
  expect(seen).toEqual(['1', '2', '3', '4', '5']);
});
