import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { BatchDelivery } from '../../src/services/streams/BatchDelivery';
import type { ChangeRecord } from '../../src/services/streams/ChangeRecord';
import { Checkpoints } from '../../src/services/streams/Checkpoints';
import type { StreamMapping } from '../../src/services/streams/readMappings';
import { StreamConsumer } from '../../src/services/streams/StreamConsumer';
import { StreamReader } from '../../src/services/streams/StreamReader';

const folder = temporaryFolder();
const streamArn = 'arn:aws:dynamodb:ddblocal:000000000000:table/T/stream/local';

const record: ChangeRecord = {
  eventID: '1',
  eventName: 'INSERT',
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'ap-northeast-1',
  eventSourceARN: streamArn,
  dynamodb: {
    Keys: { pk: { S: 'p' } },
    SequenceNumber: '1',
    SizeBytes: 1,
    StreamViewType: 'NEW_AND_OLD_IMAGES',
    ApproximateCreationDateTime: 1_776_214_800,
  },
};

const events = new EventEmitter();

/**
 * A stub of the API of DynamoDB Streams. Its stream has two shards: one is empty, the other has a single
 * record.
 */
const engine = {
  call: async (operation: string, input: Record<string, unknown>) => {
    if (operation === 'DescribeStream')
      return { StreamDescription: { Shards: [{ ShardId: 'empty' }, { ShardId: 'full' }] } };
    if (operation === 'GetShardIterator')
      return { ShardIterator: `${String(input.ShardId)} ${String(input.ShardIteratorType)}` };
    const Records = input.ShardIterator === 'full TRIM_HORIZON' ? [record] : [];
    if (String(input.ShardIterator).startsWith('empty')) events.emit('empty shard read');
    return { Records, NextShardIterator: `${String(input.ShardIterator).split(' ')[0]} later` };
  },
};

const mapping: StreamMapping = {
  id: 'mapping',
  tableName: 'T',
  functionName: 'F',
  batchSize: 10,
  lanes: 1,
  fromStart: true,
  bisects: false,
  reportsFailures: false,
  retries: -1,
  maximumAgeSeconds: -1,
  onFailure: null,
  wants: () => true,
};

test('a consumer has caught up only when every shard of the stream is processed', async () => {
  const delivery = new BatchDelivery({
    mapping,
    functionArn: 'arn:aws:lambda:ap-northeast-1:000000000000:function:F',
    invoke: async () => {
      events.emit('called');
      await once(events, 'release');
    },
    sendToQueue: () => undefined,
  });
  const consumer = new StreamConsumer({
    mapping,
    reader: new StreamReader(engine as never, streamArn, {
      awsRegion: 'ap-northeast-1',
      eventSourceARN: streamArn,
    }),
    checkpoints: new Checkpoints(join(folder, 'checkpoints.json'), streamArn),
    delivery,
  });
  try {
    const called = once(events, 'called');
    await consumer.start();
    await called;
    const order: string[] = [];
    const caughtUp = consumer.caughtUp().then(() => order.push('caught up'));
    for (let reads = 0; reads < 2; reads += 1) {
      const read = once(events, 'empty shard read');
      consumer.wake();
      await read;
    }
    order.push('released');
    events.emit('release');
    await caughtUp;
    expect(order).toEqual(['released', 'caught up']);
  } finally {
    events.emit('release');
    await consumer.stop();
  }
});
