import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { freePort } from '../../src/processes/freePort';
import type { ChaosKind } from '../../src/services/dynamodb/chaos/Chaos';
import { startChaos } from '../../src/services/dynamodb/chaos/startChaos';
import { startDynoxide, type Store } from '../../testing/startDynoxide';

const TableName = 'Things';

const clientOf = (endpoint: string) =>
  new DynamoDBClient({
    ...{ endpoint, region: 'ap-northeast-1', maxAttempts: 1 },
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });

const put = (pk: string, more: Record<string, { S: string }> = {}) =>
  new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: 'a' }, owner: { S: 'me' }, ...more } });

/** Creates a table for the tests of a file. `start` puts the disturbances of the given kinds before it. */
export function chaosTable() {
  let store: Store;
  let running: Awaited<ReturnType<typeof startChaos>>;

  beforeAll(async () => {
    store = await startDynoxide(await freePort());
    await clientOf(store.endpoint).send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk', 'owner'].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S',
        })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [
          {
            IndexName: 'byOwner',
            KeySchema: [{ AttributeName: 'owner', KeyType: 'HASH' }],
            Projection: { ProjectionType: 'ALL' },
          },
        ],
      }),
    );
  });
  afterAll(() => store.stop());
  afterEach(() => running.stop());

  return {
    TableName,
    put,
    async start(kinds: ChaosKind[], seed = 7) {
      const started = await startChaos({ kinds, seed }, store.endpoint);
      running = started;
      return { client: clientOf(started.endpoint), running: started };
    },
  };
}
