import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';

/** A stub of DynamoDB that rejects a number of calls before it accepts one. It records every call. */
class BusyTable {
  readonly asked: { ClientRequestToken?: string }[] = [];
  private readonly server: Server;

  constructor(
    private readonly refusal: object,
    private readonly refusals: number,
  ) {
    this.server = createServer((request, response) => {
      // The SDK would take the machine's date for a clock that differs from that of the test, and try again.
      response.sendDate = false;
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        this.asked.push(JSON.parse(text) as { ClientRequestToken?: string });
        const isRefused = this.asked.length <= this.refusals;
        response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
        response.end(JSON.stringify(isRefused ? this.refusal : {}));
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const type = (name: string) => `com.amazonaws.dynamodb.v20120810#${name}`;
const cancelled = (...codes: string[]) => ({
  __type: type('TransactionCanceledException'),
  CancellationReasons: codes.map((Code) => ({ Code })),
});
const transaction = () =>
  new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName: 'Insight', Item: { pk: 'a' } } },
      { Delete: { TableName: 'Insight', Key: { pk: 'b' } } },
    ],
  });
const update = () =>
  new UpdateCommand({ TableName: 'Insight', Key: { pk: 'a' }, UpdateExpression: 'REMOVE b' });

let table: BusyTable;

/**
 * Starts a stub of DynamoDB that rejects calls as busy, and returns the DynamoDB client of a function that
 * uses it.
 */
async function whileBusy(refusal: object, refusals: number) {
  table = new BusyTable(refusal, refusals);
  await table.start();
  Object.assign(process.env, { AWS_REGION: 'r', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
  jest.resetModules();
  const { tables } = await import('../../../lambdas/lib/tables');
  return tables;
}

afterEach(() => table.stop());

test.each([
  ['a transaction that conflicts with another one', cancelled('None', 'TransactionConflict'), transaction],
  ['a transaction that is throttled', cancelled('ThrottlingError', 'None'), transaction],
  ['a write that conflicts with a transaction', { __type: type('TransactionConflictException') }, update],
])('%s is tried again, as the same request', async (_title, refusal, command) => {
  const tables = await whileBusy(refusal, 5);
  await tables.send(command() as UpdateCommand);
  expect(table.asked).toHaveLength(6);
  expect(new Set(table.asked.map(({ ClientRequestToken }) => ClientRequestToken)).size).toBe(1);
});

test('a transaction with a failed condition is rejected at once, even if it also had conflicts', async () => {
  const tables = await whileBusy(cancelled('ConditionalCheckFailed', 'TransactionConflict'), 5);
  await expect(tables.send(transaction())).rejects.toThrow(TransactionCanceledException);
  expect(table.asked).toHaveLength(1);
});

test('ends with an error when the table stays busy', async () => {
  const tables = await whileBusy(cancelled('TransactionConflict', 'None'), 1_000);
  await expect(tables.send(transaction())).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  expect(table.asked.length).toBeGreaterThan(5);
});
