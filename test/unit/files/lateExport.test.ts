import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/export-data/handler';

const files = mockClient(S3Client);
const tables = mockClient(DynamoDBDocumentClient);

beforeEach(() => {
  for (const name of ['TALENT_TABLE', 'CONVERSATION_TABLE', 'INSIGHT_TABLE', 'FILES_BUCKET'])
    process.env[name] = name;
});

test('an export leaves no file when it is cancelled, or the account ends, while it is written', async () => {
  const gone = new ConditionalCheckFailedException({ message: 'gone', $metadata: {} });
  files.on(ListObjectsV2Command).resolves({});
  for (const Command of [PutObjectCommand, DeleteObjectCommand]) files.on(Command).resolves({});
  tables.on(QueryCommand).resolves({ Items: [] });
  tables.on(UpdateCommand).resolvesOnce({}).rejects(gone);
  await handler({ id: 'sub.01M', sub: 'sub', consults: false, isDisclosure: false });
  const [key] = files.commandCalls(PutObjectCommand).map(({ args }) => args[0].input.Key);
  expect(key).toBe('exports/sub/01M.json');
  expect(files.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key)).toEqual([key]);
});
