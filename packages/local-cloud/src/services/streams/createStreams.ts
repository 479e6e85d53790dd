import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Environment } from '../../Environment';
import type { Stack } from '../../template/Stack';
import { EngineApi } from '../dynamodb/EngineApi';
import type { LambdaHost } from '../lambda/LambdaHost';
import { Semaphore } from '../lambda/Semaphore';
import { Checkpoints } from './Checkpoints';
import { BatchDelivery } from './BatchDelivery';
import type { ChangeRecord } from './ChangeRecord';
import { readMappings } from './readMappings';
import { StreamConsumer } from './StreamConsumer';
import { StreamReader } from './StreamReader';
import { Streams, type RunningMapping } from './Streams';

interface StreamOptions {
  stack: Stack;
  environment: Environment;
  client: DynamoDBClient;
  host: Pick<LambdaHost, 'find' | 'invoke'>;
  sendToQueue(queueArn: string, body: unknown): void;
  /**
   * Called before a batch is passed to a function, with the function's name and the age in milliseconds of the
   * batch's last record.
   */
  onSend?: (functionName: string, age: number) => void;
}

/**
 * Maximum number of batches that one function processes at the same time, from all its streams. It is at
 * least two, so that a slow batch does not block the others. It is at most half of the processors, because
 * DynamoDB, search and other functions need some too.
 */
const batchesPerFunction = Math.max(2, Math.floor(availableParallelism() / 2));

/** Creates the consumers of all DynamoDB streams, without starting them. */
export async function createStreams(options: StreamOptions): Promise<Streams> {
  const { stack, environment, client, host, sendToQueue, onSend } = options;
  const { dynamodbEndpoint: endpoint, region, accountId, data } = environment;
  const api = new EngineApi(endpoint, 'DynamoDBStreams');
  const sources = new Map<string, Promise<StreamReader>>();
  const open = async (tableName: string): Promise<StreamReader> => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    if (!Table?.LatestStreamArn) throw new Error(`${tableName} has a consumer but no stream`);
    const eventSourceARN = `arn:aws:dynamodb:${region}:${accountId}:table/${tableName}/stream/local`;
    const source = { awsRegion: region, eventSourceARN };
    return new StreamReader(api, Table.LatestStreamArn, source);
  };
  const turns = new Map<string, Semaphore>();
  const running = readMappings(stack).map(async (mapping): Promise<RunningMapping> => {
    const opening = sources.get(mapping.tableName) ?? open(mapping.tableName);
    sources.set(mapping.tableName, opening);
    const reader = await opening;
    const configuration = host.find(mapping.functionName);
    if (!configuration) throw new Error(`The stack has no function for Node called ${mapping.functionName}`);
    const { name } = configuration;
    const turn = turns.get(name) ?? new Semaphore(batchesPerFunction);
    turns.set(name, turn);
    const invoke = (event: { Records: ChangeRecord[] }) =>
      turn.take(() => {
        const last = event.Records.at(-1)?.dynamodb.ApproximateCreationDateTime ?? 0;
        onSend?.(name, Math.max(0, Date.now() - last * 1000));
        return host.invoke(name, event);
      });
    const checkpoints = new Checkpoints(join(data, 'streams', `${mapping.id}.json`), reader.streamArn);
    const delivery = new BatchDelivery({ mapping, functionArn: configuration.arn, invoke, sendToQueue });
    const consumer = new StreamConsumer({ mapping, reader, checkpoints, delivery });
    return { consumer, reader, functionArn: configuration.arn, invoke };
  });
  return new Streams(await Promise.all(running));
}
