import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Deployment } from '../../infra/operations/Deployment';
import { findLocalDeployment } from '../../infra/operations/findLocalDeployment';
import { BackupFolder } from '../../infra/operations/transfer/BackupFolder';
import { restoreBackup } from '../../infra/operations/transfer/restoreBackup';
import { writeBackup } from '../../infra/operations/transfer/writeBackup';
import { chooseMail } from '../access/matrix/support/chooseMail';
import { cognito } from '../support/api/cognito';
import { mailedCode } from '../support/api/mailedCode';
import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { readConfig } from '../support/api/readConfig';
import { signIn } from '../support/api/signIn';
import { given } from '../support/given';
import { settleStreams } from '../support/kills/settleStreams';
import { localTables } from '../support/localTables';
import type { RunningStack } from '../support/stack/RunningStack';
import { startStack } from '../support/stack/startStack';
import { graphql } from '../support/graphql';

jest.setTimeout(600_000);

const suite = process.env.ENISHI_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const backup = new BackupFolder(folder);
let copy: RunningStack;
let talent: Person;

async function deploymentAt(url: string): Promise<Deployment> {
  process.env.PORT = new URL(url).port;
  return findLocalDeployment();
}

/** Returns the given deployment with a connection that breaks after `calls` calls. */
function breaksAfter(calls: number, { site, invoke }: Deployment): Deployment {
  let left = calls;
  return {
    site,
    invoke: async (...call) => {
      left -= 1;
      if (left < 0) throw new Error('The connection is broken.');
      return invoke(...call);
    },
  };
}

/** Runs `npm run restore` for the second stack, `copy`, and returns what the command printed. */
async function restore(): Promise<string> {
  const args = ['--import', 'tsx', 'infra/operations/restore.ts', '--from', folder];
  const env = { ...process.env, PORT: String(copy.port) };
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

const profile = graphql(`
  query Profile($sub: ID!) {
    getUser(sub: $sub) {
      id
      sub
      displayName
    }
  }
`);

beforeAll(async () => {
  talent = await given.aTalent({ displayName: 'もどる人' });
  await chooseMail(talent, ['MESSAGE']);
  await settleStreams();
  await writeBackup(await deploymentAt(suite), backup);
  copy = await startStack({ args: ['--no-web', '--empty'] });
  process.env.ENISHI_URL = copy.origin;
});

afterAll(async () => {
  process.env.ENISHI_URL = suite;
  await copy?.stop();
  copy?.forget();
  rmSync(folder, { recursive: true });
});

test('a restore that was interrupted twice is completed by repeating it, and equals the backup', async () => {
  const deployment = await deploymentAt(copy.origin);
  // Among the accounts, and among the rows.
  for (const calls of [3, 12])
    await expect(restoreBackup(breaksAfter(calls, deployment), backup)).rejects.toThrow('is broken');
  const output = await restore();
  expect(output).toContain('Equal to the backup.');
  const { tables, files } = backup.readManifest();
  expect(tables.Talent.count).toBeGreaterThan(100);
  expect(files.count).toBeGreaterThan(0);
});

test('the former sub occurs nowhere in the copy', async () => {
  const client = localTables.open();
  expect(await localTables.mentioning(client, [talent.sub])).toEqual([]);
  client.destroy();
});

test('reactions have written nothing: no mail, and no value that differs from its source', async () => {
  await settleStreams();
  const deployment = await deploymentAt(copy.origin);
  const report = await deployment.invoke('VerifyFunctionName', { repair: false });
  expect((report as { found: object }).found).toEqual({});
});

test('a person cannot sign in with the former password, chooses another one by a mailed code, and has their profile', async () => {
  const { email } = talent;
  await expect(signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const { userPoolClientId: ClientId } = await readConfig();
  const pool = 'AWSCognitoIdentityProviderService';
  await cognito(pool, 'ForgotPassword', { ClientId, Username: email });
  const ConfirmationCode = await mailedCode(email);
  const Password = 'Restored-2026';
  await cognito(pool, 'ConfirmForgotPassword', { ClientId, Username: email, ConfirmationCode, Password });
  const restored = await signIn(email, Password);
  expect(restored.sub).not.toBe(talent.sub);
  const { data } = await query(profile, { sub: restored.sub }, restored);
  expect(data).toMatchObject({ getUser: { sub: restored.sub, displayName: 'もどる人' } });
});

test('nothing is restored where people have accounts', async () => {
  await expect(restoreBackup(await deploymentAt(copy.origin), backup)).rejects.toThrow(
    'Accounts exist already',
  );
});

test('a copy that lacks a change of the backup does not count as equal', async () => {
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Insight');
  const manifest = backup.readManifest();
  const Key = { pk: 'Restore', sk: 'Restore' };
  const names = { '#backup': 'backup' };
  const mark = { TableName, Key, UpdateExpression: 'SET #backup = :id', ExpressionAttributeNames: names };
  await client.send(new UpdateCommand({ ...mark, ExpressionAttributeValues: { ':id': manifest.id } }));
  client.destroy();
  backup.writeManifest({
    ...manifest,
    tables: { ...manifest.tables, Talent: { count: manifest.tables.Talent.count, checksum: '0' } },
  });
  const again = restoreBackup(await deploymentAt(copy.origin), backup);
  await expect(again).rejects.toThrow('Different from the backup: Talent.');
});

test('a backup has no password, and a folder without a manifest is none', () => {
  expect(readFileSync(join(folder, 'accounts.jsonl'), 'utf8')).not.toMatch(/password|verifier/i);
  expect(() => new BackupFolder(tmpdir()).readManifest()).toThrow('contains no complete backup');
});
