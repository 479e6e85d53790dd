import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutCommand, UpdateCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/notify-slack/handler';

/** A stub of Systems Manager without any parameter. */
let parameters: Server;
const table = mockClient(DynamoDBDocumentClient);
const queues = mockClient(SQSClient);

beforeAll(async () => {
  parameters = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify({ __type: 'ParameterNotFound' }));
  });
  await new Promise<void>((resolve) => parameters.listen(0, '127.0.0.1', resolve));
  const { port } = parameters.address() as AddressInfo;
  Object.assign(process.env, {
    ...{
      AWS_REGION: 'r',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      AWS_SESSION_TOKEN: 'c',
      INSIGHT_TABLE: 'Insight',
      SLACK_QUEUE_URL: 'slack',
    },
    ...{
      SITE_URL: 'https://example.com',
      STAGE: 'development',
      AWS_ENDPOINT_URL_SSM: `http://127.0.0.1:${port}`,
    },
  });
});

afterAll(() => {
  parameters.closeAllConnections();
  parameters.close();
  table.restore();
  queues.restore();
});

test('without a webhook, a notice is not queued and does not count as posted', async () => {
  table.on(UpdateCommand).resolves({ Attributes: { uses: 1 } });
  table.on(PutCommand).resolves({});
  const request = { field: 'proposeSkill', sub: 'me', arguments: { name: 'Zig' } } as const;
  expect(await handler(request, {} as Context)).toEqual({ accepted: true });
  expect(queues.commandCalls(SendMessageCommand)).toEqual([]);
  expect(table.commandCalls(PutCommand)).toEqual([]);
});
