import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type BatchWriteCommandInput,
  BatchWriteCommand,
  DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { freePort } from '@enishi/local-cloud/processes';
import type { Table } from '../../model/Entity';
import { tableIndexes } from '../../model/tableIndexes';
import { startDynoxide } from '@enishi/local-cloud/testing/startDynoxide';

export interface EngineTables {
  client: DynamoDBDocumentClient;
  /** Writes each item to its `table`, which is the name of the table in the model, such as `Talent`. */
  fill(items: readonly { table: Table; item: object }[]): Promise<void>;
  stop(): Promise<void>;
}

const inEnvironment = (table: string) => `${table.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}_TABLE`;

async function createTable(client: DynamoDBClient, name: string, indexes: (typeof tableIndexes)[Table]) {
  const kinds = new Map([
    ['pk', 'S'],
    ['sk', 'S'],
  ]);
  for (const { partition, sort, isNumber } of indexes)
    kinds.set(partition, 'S').set(sort, isNumber ? 'N' : 'S');
  const keys = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [...kinds].map(([AttributeName, kind]) => ({
        AttributeName,
        AttributeType: kind as 'S' | 'N',
      })),
      KeySchema: keys('pk', 'sk'),
      ...(indexes.length > 0 && {
        GlobalSecondaryIndexes: indexes.map(({ indexName, partition, sort }) => ({
          IndexName: indexName,
          KeySchema: keys(partition, sort),
          Projection: { ProjectionType: 'ALL' as const },
        })),
      }),
    }),
  );
}

/**
 * Creates the stack's tables, empty, in an in-memory DynamoDB engine. Sets the environment variables with
 * which functions find the tables. It is for tests that need what a stub does not have: conditions, indexes
 * and pages that work as in DynamoDB.
 */
export async function engineTables(): Promise<EngineTables> {
  const store = await startDynoxide(await freePort());
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
    AWS_REGION: 'ap-northeast-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const plain = new DynamoDBClient({ endpoint: store.endpoint });
  for (const [table, indexes] of Object.entries(tableIndexes)) {
    process.env[inEnvironment(table)] = table;
    await createTable(plain, table, indexes);
  }
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  return {
    client,
    async fill(items) {
      for (let at = 0; at < items.length; at += 25) {
        const RequestItems: NonNullable<BatchWriteCommandInput['RequestItems']> = {};
        for (const { table, item } of items.slice(at, at + 25))
          (RequestItems[table] ??= []).push({ PutRequest: { Item: { ...item } } });
        await client.send(new BatchWriteCommand({ RequestItems }));
      }
    },
    async stop() {
      plain.destroy();
      await store.stop();
    },
  };
}
