import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda';
import { handler } from '../../../lambdas/migrate-data/handler';
import type { MigrateRequest } from '../../../lambdas/migrate-data/MigrateRequest';
import { versionRow } from '../../../lambdas/migrate-data/versionRow';
import { inventedMigrations } from '../../support/migrations/inventedMigrations';
import { inventedRows } from '../../support/migrations/inventedRows';
import { DataTables } from './DataTables';

jest.mock('../../../lambdas/migrate-data/migrations', () => {
  const { inventedMigrations: invented } = jest.requireActual<{ inventedMigrations: object }>(
    '../../support/migrations/inventedMigrations',
  );
  return { migrations: Object.values(invented) };
});

interface Call {
  url: string;
  body: string;
  headers: Record<string, string>;
}

const oldest = inventedRows();
const migrations = Object.values(inventedMigrations);
const stackId = 'arn:aws:cloudformation:ap-northeast-1:000000000000:stack/Enishi/1';
let tables: DataTables;
let calls: Call[];
let status: string;

beforeAll(async () => {
  tables = await DataTables.start();
  Object.assign(process.env, {
    AWS_SESSION_TOKEN: 'local',
    AWS_LAMBDA_FUNCTION_NAME: 'migrator',
    AWS_ENDPOINT_URL_LAMBDA: 'https://lambda.example.com',
  });
});
beforeEach(async () => {
  await tables.fill(oldest);
  calls = [];
  status = 'UPDATE_IN_PROGRESS';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body, headers } = {}) => {
    calls.push({ url: String(url), body: String(body), headers: headers as Record<string, string> });
    return new Response(`<StackStatus>${status}</StackStatus>`);
  });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => tables.stop());

const context = (left: number) => ({ getRemainingTimeInMillis: () => left }) as Context;
const asked = (phase: 'check' | 'migrate', RequestType = 'Update') =>
  ({
    ...{ RequestType, ResponseURL: 'https://answers.example.com/', RequestId: 'one', StackId: stackId },
    ...{ LogicalResourceId: 'Version', PhysicalResourceId: 'Version', ResourceProperties: { phase } },
  }) as unknown as CloudFormationCustomResourceEvent;

const answers = () =>
  calls
    .filter(({ url }) => url.startsWith('https://answers.'))
    .map(({ body }) => JSON.parse(body) as { Status: string; Reason?: string });
const continued = () =>
  calls
    .filter(({ url }) => url === 'https://lambda.example.com/2015-03-31/functions/migrator/invocations')
    .map(({ body, headers }) => {
      expect(headers['x-amz-invocation-type']).toBe('Event');
      return JSON.parse(body) as MigrateRequest;
    });

/** Stores a data version that is newer than the newest one of this release. */
async function makeNewer(): Promise<void> {
  await versionRow.begin(0);
  for (let version = 0; version <= migrations.length; version += 1) await versionRow.finish(version);
}

test('data of this release or an older one pass the check unchanged', async () => {
  const before = await tables.checksum();
  await handler(asked('check'), context(900_000));
  expect(answers()).toMatchObject([{ Status: 'SUCCESS' }]);
  expect(await tables.checksum()).toBe(before);
  expect(await versionRow.read()).toBeUndefined();
});

test.each(['check', 'migrate'] as const)('newer data fail a deployment with a message: %s', async (phase) => {
  await makeNewer();
  await handler(asked(phase), context(900_000));
  expect(answers()).toMatchObject([
    {
      Status: 'FAILED',
      Reason: expect.stringMatching(/^The data have version \d+ and this release/) as string,
    },
  ]);
});

test('a rollback passes on newer data, which the previous release can read', async () => {
  await makeNewer();
  status = 'UPDATE_ROLLBACK_IN_PROGRESS';
  await handler(asked('check'), context(900_000));
  expect(answers()).toMatchObject([{ Status: 'SUCCESS' }]);
});

test('a deployment gets its answer once everything is migrated', async () => {
  await handler(asked('migrate'), context(900_000));
  expect(answers()).toMatchObject([{ Status: 'SUCCESS' }]);
  expect(await versionRow.read()).toMatchObject({ version: migrations.length });
});

test('a call without time leaves the rest to the next, and a deployment waits for three of them', async () => {
  await handler(asked('migrate'), context(30_000));
  expect(answers()).toEqual([]);
  const [second] = continued();
  expect(second).toMatchObject({ action: 'migrate', calls: 2, deployment: { RequestId: 'one' } });
  await handler(second as MigrateRequest, context(30_000));
  const third = continued()[1] as MigrateRequest;
  await handler(third, context(30_000));
  expect(answers()).toMatchObject([{ Status: 'SUCCESS' }]);
  const fourth = continued()[2] as MigrateRequest;
  expect(fourth).toEqual({ action: 'migrate', calls: 4 });
  expect(await handler(fourth, context(900_000))).toEqual({
    version: migrations.length,
    newest: migrations.length,
    isUnderWay: false,
  });
  expect(answers()).toHaveLength(1);
});

test('a deployment gets the error of a later call', async () => {
  await handler(asked('migrate'), context(30_000));
  const [second] = continued();
  await makeNewer();
  await expect(handler(second as MigrateRequest, context(900_000))).rejects.toThrow('The data have version');
  expect(answers()).toMatchObject([{ Status: 'FAILED' }]);
});

test('the deletion of a stack is answered at once', async () => {
  await handler(asked('migrate', 'Delete'), context(900_000));
  expect(answers()).toMatchObject([{ Status: 'SUCCESS' }]);
});
