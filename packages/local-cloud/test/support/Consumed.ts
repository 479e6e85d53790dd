import { type AttributeValue, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { createTables } from '../../src/services/dynamodb/createTables';
import type { ChangeRecord } from '../../src/services/streams/ChangeRecord';
import { createStreams } from '../../src/services/streams/createStreams';
import type { Streams } from '../../src/services/streams/Streams';
import type { Engine } from './engine';
import { environmentOf } from './environmentOf';
import { stackOf } from './stackOf';
import { tableResource } from './tableResource';

type Handler = (records: ChangeRecord[]) => unknown;

let tables = 0;

/** A DynamoDB table for one test, with a single stream consumer that calls `handler`. */
export class Consumed {
  readonly queued: { queue: string; body: Record<string, unknown> }[] = [];
  /** A name that differs within a test file and is the same in every run. */
  readonly table = `Table-${(tables += 1)}`;
  private streams: Streams | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly port: number,
    private readonly data: string,
    private readonly mapping: Record<string, unknown>,
    private readonly handler: Handler,
  ) {}

  async start(): Promise<Streams> {
    const mapping = {
      logicalId: 'Mapping',
      type: 'AWS::Lambda::EventSourceMapping',
      physicalId: `mapping-${this.table}`,
      properties: {
        EventSourceArn: `arn:aws:dynamodb:ap-northeast-1:000000000000:table/${this.table}/stream/local`,
        FunctionName: 'consume',
        StartingPosition: 'TRIM_HORIZON',
        ...this.mapping,
      },
    };
    const stack = stackOf([tableResource(this.table), mapping]);
    await createTables(stack, this.engine.client);
    this.streams = await createStreams({
      stack,
      environment: environmentOf(this.port, this.data),
      client: this.engine.client,
      host: {
        find: (name) => ({ name, arn: `arn:${name}` }) as never,
        invoke: async (_name, event) => this.handler((event as { Records: ChangeRecord[] }).Records),
      },
      sendToQueue: (queue, body) => this.queued.push({ queue, body: body as Record<string, unknown> }),
    });
    await this.streams.start();
    return this.streams;
  }

  async put(pk: string, sk: string, more: Record<string, AttributeValue> = {}): Promise<void> {
    const Item = { pk: { S: pk }, sk: { S: sk }, data: { B: Buffer.from('bytes') }, ...more };
    await this.engine.client.send(new PutItemCommand({ TableName: this.table, Item }));
  }

  async stop(): Promise<void> {
    await this.streams?.stop();
    this.streams = null;
  }
}
