import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  DynamoDBDocumentClient,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import type { CloudFormationCustomResourceCreateEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { conceptRows } from '../../../lambdas/seed/concepts/conceptRows';
import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';
import { handler } from '../../../lambdas/seed/handler';

/** How many rows a first deployment writes. */
const ALL = catalogueItems().length + conceptRows().length;

const dynamodb = mockClient(DynamoDBDocumentClient);
const cognito = mockClient(CognitoIdentityProviderClient);
const bucket = mockClient(S3Client);

type Item = { pk: string; sk: string; __typename: string };

/** Returns the items that the seed function wrote or tried to write, each with its table. */
function written(): { table: string | undefined; item: Item }[] {
  return transactions()
    .flat()
    .map(({ Put }) => ({ table: Put?.TableName, item: Put?.Item as Item }));
}

function transactions() {
  return dynamodb.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);
}

const refusal = () =>
  new TransactionCanceledException({
    message: 'busy',
    $metadata: {},
    CancellationReasons: [{ Code: 'ThrottlingError' }],
  });

beforeEach(() => {
  dynamodb.reset();
  cognito.reset();
  dynamodb.on(TransactWriteCommand).resolves({});
  dynamodb.on(QueryCommand).resolves({ Items: [] });
  cognito.on(AdminCreateUserCommand).callsFake(({ Username }) => ({
    User: { Attributes: [{ Name: 'sub', Value: `sub-of-${Username.split('@')[0]}` }] },
  }));
  cognito.on(AdminSetUserPasswordCommand).resolves({});
  cognito.on(AdminAddUserToGroupCommand).resolves({});
  for (const table of ['TALENT', 'OPEN_JOB', 'CONVERSATION', 'CATALOG', 'INSIGHT']) {
    process.env[`${table}_TABLE`] = `the ${table} table`;
  }
  process.env.FILES_BUCKET = 'files';
  bucket.reset();
  bucket.on(PutObjectCommand).resolves({});
  process.env.USER_POOL_ID = 'pool';
  process.env.STAGE = 'staging';
});

describe('the seed function', () => {
  it('writes only the catalogues when only they are requested', async () => {
    const answer = await handler({ catalogues: true });
    expect(answer).toEqual({ catalogues: catalogueItems().length, demo: {} });
    expect(new Set(written().map(({ table }) => table))).toEqual(new Set(['the CATALOG table']));
    expect(cognito.calls()).toHaveLength(0);
  });

  it('does not overwrite existing catalogue entries', async () => {
    dynamodb.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
      Items: catalogueItems()
        .map(({ item }) => item)
        .filter(({ pk }) => pk === ExpressionAttributeValues[':pk'] && pk !== 'Job'),
    }));
    await handler({ catalogues: true });
    expect(new Set(written().map(({ item }) => item.pk))).toEqual(new Set(['Job', 'Concepts']));
  });

  it('writes only the concepts that have changed, and deletes those that are gone', async () => {
    const rows = conceptRows();
    const [changed] = rows;
    dynamodb.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
      Items:
        ExpressionAttributeValues[':pk'] === 'Concepts'
          ? [...rows.slice(1), { ...changed, concepts: {} }, { pk: 'Concepts', sk: 'old' }]
          : catalogueItems().map(({ item }) => item),
    }));
    await handler({ catalogues: true });
    expect(transactions().flat()).toEqual([
      { Put: { TableName: 'the CATALOG table', Item: changed } },
      { Delete: { TableName: 'the CATALOG table', Key: { pk: 'Concepts', sk: 'old' } } },
    ]);
  });

  it('refuses demo data in production before it calls any service', async () => {
    process.env.STAGE = 'production';
    await expect(handler({ catalogues: true, demo: true })).rejects.toThrow('production');
    expect([...dynamodb.calls(), ...cognito.calls()]).toHaveLength(0);
  });

  it('counts the records of each type in every page, without rows that are no records', async () => {
    const pages = [
      { Items: [{ __typename: 'User' }, {}], LastEvaluatedKey: { pk: 'a' } },
      { Items: [{ __typename: 'WorkHistory' }, { __typename: 'User' }] },
    ];
    dynamodb.on(ScanCommand).resolves({ Items: [] });
    dynamodb
      .on(ScanCommand, { TableName: 'the TALENT table' })
      .callsFake(({ ExclusiveStartKey }) => pages[ExclusiveStartKey ? 1 : 0]);
    expect(await handler({ count: true })).toEqual([
      { table: 'Talent', type: 'User', count: 2 },
      { table: 'Talent', type: 'WorkHistory', count: 1 },
    ]);
    expect(written()).toEqual([]);
  });

  it('refuses to count in production', async () => {
    process.env.STAGE = 'production';
    await expect(handler({ count: true })).rejects.toThrow('production');
    expect(dynamodb.calls()).toHaveLength(0);
  });

  it('creates four test users without invitation mails, one of them an administrator, with permanent passwords', async () => {
    await handler({ demo: true });
    const created = cognito.commandCalls(AdminCreateUserCommand).map(({ args }) => args[0].input);
    expect(created.map(({ Username }) => Username).sort()).toEqual([
      'admin@example.com',
      'client@example.com',
      'newcomer@example.com',
      'talent@example.com',
    ]);
    expect(created.filter(({ MessageAction }) => MessageAction !== 'SUPPRESS')).toEqual([]);
    const passwords = cognito.commandCalls(AdminSetUserPasswordCommand).map(({ args }) => args[0].input);
    expect(passwords.map(({ Password, Permanent }) => [Password, Permanent])).toEqual(
      Array(4).fill(['Enishi-2026', true]),
    );
    const groups = cognito.commandCalls(AdminAddUserToGroupCommand).map(({ args }) => args[0].input);
    expect(groups).toEqual([{ UserPoolId: 'pool', Username: 'admin@example.com', GroupName: 'admin' }]);
  });

  it('uses the subs of the pool as keys of the test users’ rows and creates no profile for the newcomer', async () => {
    await handler({ demo: true });
    const subs = written()
      .filter(({ item }) => item.__typename === 'User')
      .map(({ item }) => item.pk);
    for (const name of ['talent', 'admin', 'client']) expect(subs).toContain(`sub-of-${name}`);
    expect(subs).not.toContain('sub-of-newcomer');
  });

  it('uses an existing test user', async () => {
    cognito
      .on(AdminCreateUserCommand, { Username: 'talent@example.com' })
      .rejects(new UsernameExistsException({ message: 'there', $metadata: {} }));
    cognito.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: 'sub', Value: 'sub-from-before' }] });
    await handler({ demo: true });
    expect(written().some(({ item }) => item.pk === 'sub-from-before' && item.sk === 'User')).toBe(true);
  });

  it('retries cancelled transactions and never writes more than 100 items at once', async () => {
    dynamodb.on(TransactWriteCommand).rejectsOnce(refusal()).resolves({});
    await handler({ catalogues: true });
    const [refused] = transactions();
    expect(Math.max(...transactions().map(({ length }) => length))).toBeLessThanOrEqual(100);
    expect(transactions().filter((puts) => JSON.stringify(puts) === JSON.stringify(refused))).toHaveLength(2);
    expect(new Set(written().map(({ item }) => `${item.pk} ${item.sk}`)).size).toBe(ALL);
  });

  it('fails when DynamoDB keeps cancelling transactions', async () => {
    jest.useFakeTimers();
    dynamodb.on(TransactWriteCommand).rejects(refusal());
    const refused = expect(handler({ catalogues: true })).rejects.toThrow(
      'cancelled the transaction 8 times',
    );
    await jest.runAllTimersAsync();
    await refused;
    jest.useRealTimers();
  });

  describe('as a step of the deployment', () => {
    const event = (RequestType: 'Create' | 'Delete') =>
      ({
        ...{ RequestType, ResponseURL: 'https://cloudformation.example.com/answer', StackId: 'stack' },
        ...{ RequestId: 'request', LogicalResourceId: 'Catalogues' },
      }) as CloudFormationCustomResourceCreateEvent;
    let answers: { Status: string; Reason?: string }[];
    beforeEach(() => {
      answers = [];
      jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
        answers.push(JSON.parse(String(init?.body)));
        return Promise.resolve(new Response());
      });
    });
    afterEach(() => jest.restoreAllMocks());

    it('adds the catalogues, no demo data, and then answers CloudFormation', async () => {
      await handler(event('Create'));
      expect(written().length).toBe(ALL);
      expect(answers).toEqual([expect.objectContaining({ Status: 'SUCCESS' })]);
    });

    it('fails the deployment with the reason', async () => {
      dynamodb.on(TransactWriteCommand).rejects(new Error('no such table'));
      await expect(handler(event('Create'))).rejects.toThrow('no such table');
      expect(answers).toEqual([
        expect.objectContaining({ Status: 'FAILED', Reason: expect.stringContaining('no such table') }),
      ]);
    });

    it('keeps the catalogues when the stack is deleted', async () => {
      await handler(event('Delete'));
      expect(written()).toEqual([]);
      expect(answers).toEqual([expect.objectContaining({ Status: 'SUCCESS' })]);
    });
  });

  it('does not retry other errors', async () => {
    dynamodb.on(TransactWriteCommand).rejects(new Error('no such table'));
    await expect(handler({ catalogues: true })).rejects.toThrow('no such table');
  });

  it('fails with the name of a missing environment variable', async () => {
    delete process.env.CATALOG_TABLE;
    await expect(handler({ catalogues: true })).rejects.toThrow('CATALOG_TABLE');
    expect(dynamodb.calls()).toHaveLength(0);
  });
});
