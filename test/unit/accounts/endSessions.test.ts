import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { endSessions } from '../../../lambdas/lib/leaving/endSessions';

const pool = mockClient(CognitoIdentityProviderClient);
const tables = mockClient(DynamoDBDocumentClient);

beforeEach(() => {
  Object.assign(process.env, { USER_POOL_ID: 'pool', TALENT_TABLE: 'Talent', INSIGHT_TABLE: 'Insight' });
  pool.reset();
  tables.reset();
});

afterAll(() => {
  pool.restore();
  tables.restore();
});

test('keeps when the sessions ended, and signs the person out everywhere', async () => {
  await endSessions('somebody', '2026-02-01T00:00:00.000Z');
  const [update] = tables.commandCalls(UpdateCommand);
  expect(update?.args[0].input).toMatchObject({
    Key: { pk: 'somebody#private', sk: 'UserPrivate' },
    ExpressionAttributeValues: { ':at': '2026-02-01T00:00:00.000Z' },
  });
  const [out] = pool.commandCalls(AdminUserGlobalSignOutCommand);
  expect(out?.args[0].input).toEqual({ UserPoolId: 'pool', Username: 'somebody' });
  const [end] = tables.commandCalls(PutCommand);
  expect(end?.args[0].input).toMatchObject({ TableName: 'Insight', Item: { pk: 'SessionEnd#somebody' } });
});

test('signs the person out again when a later time is stored, and accepts an account that is gone', async () => {
  const $metadata = {};
  tables.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ $metadata, message: 'later' }));
  pool.on(AdminUserGlobalSignOutCommand).rejects(new UserNotFoundException({ $metadata, message: 'nobody' }));
  await expect(endSessions('somebody')).resolves.toBeUndefined();
  expect(pool.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
});
