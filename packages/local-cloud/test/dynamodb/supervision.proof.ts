import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../src/processes/freePort';
import { ProcessFile } from '../../src/processes/ProcessFile';
import { findDynoxide } from '../../src/services/dynamodb/engine/findDynoxide';
import { EngineApi } from '../../src/services/dynamodb/EngineApi';
import { engineAddress } from '../../src/services/dynamodb/engine/engineAddress';
import { launchDynoxide, type Launched } from '../../src/services/dynamodb/engine/launchDynoxide';
import { waitUntilHealthy } from '../../src/services/dynamodb/engine/waitUntilHealthy';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { eventually } from '../support/eventually';

const folder = temporaryFolder();
const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const lost: string[] = [];
let launched: Launched;
let api: EngineApi;

beforeAll(async () => {
  const binary = findDynoxide(join(folder, 'tools'), () => undefined);
  launched = await launchDynoxide({
    binary,
    port: await freePort(),
    folder,
    onLost: (sentence) => lost.push(sentence),
  });
  api = new EngineApi(launched.endpoint, 'DynamoDB');
  await api.call('CreateTable', {
    TableName: 'Things',
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
  });
});
afterAll(async () => {
  api.close();
  await launched.stop();
});

const process_ = new ProcessFile(join(folder, 'process'));
const put = (pk: string) => api.call('PutItem', { TableName: 'Things', Item: { pk: { S: pk } } });
const count = async () => (await api.call<{ Count: number }>('Scan', { TableName: 'Things' })).Count;

test('a killed engine is restarted with everything that it had acknowledged', async () => {
  for (let round = 1; round <= 4; round += 1) {
    await put(`before ${round}`);
    const pid = process_.running();
    process.kill(pid ?? 0, 'SIGKILL');
    await eventually(() => expect(process_.running()).not.toBe(pid));
    // Requests during the restart wait for the new engine.
    await put(`after ${round}`);
    expect(await count()).toBe(round * 2);
  }
  expect(lost).toEqual([]);
  expect(said.mock.calls.flat().join()).toContain(
    'DynamoDB ended unexpectedly (SIGKILL) and is started again.',
  );
});

test('an engine that ends right after each start is not started again, and a message says so', async () => {
  const port = await freePort();
  const address = engineAddress(port);
  const own = join(folder, 'dying');
  // It responds only at its first start, like an engine whose disk fills up.
  const marker = join(folder, 'marker');
  const binary = join(folder, 'dying.cjs');
  writeFileSync(
    binary,
    `#!${process.execPath}
const { existsSync, writeFileSync } = require('node:fs');
if (existsSync(${JSON.stringify(marker)})) process.exit(9);
writeFileSync(${JSON.stringify(marker)}, '');
require('node:http').createServer((_, response) => { response.end('{"TableNames":[]}'); setTimeout(() => process.exit(9), 20); }).listen(${address.port}, '${address.host}');`,
    { mode: 0o755 },
  );
  const given: string[] = [];
  const dying = await launchDynoxide({
    binary,
    port,
    folder: own,
    onLost: (sentence) => given.push(sentence),
  });
  await eventually(() => expect(given).not.toEqual([]));
  expect(given[0]).toMatch(/^DynamoDB ends right after each start \(exit code 9\); its last words are in /);
  await dying.stop();
});

test('an engine that is in no process file does not block the database for the next start', async () => {
  const binary = findDynoxide(join(folder, 'tools'), () => undefined);
  const own = join(folder, 'orphaned');
  mkdirSync(own);
  const port = await freePort();
  const address = engineAddress(port);
  const options = [
    ...['--host', address.host, '--port', String(address.port)],
    ...['--db-path', join(own, 'dynamodb.sqlite')],
  ];
  const orphan = spawn(binary, options, { stdio: 'ignore', detached: true });
  await waitUntilHealthy(`http://${address.host}:${address.port}`, () => true);
  const next = await launchDynoxide({ binary, port, folder: own, onLost: (sentence) => lost.push(sentence) });
  expect(orphan.signalCode ?? (await once(orphan, 'exit'))[1]).toBe('SIGKILL');
  await next.stop();
});
