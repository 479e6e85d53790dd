import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { migrations } from '../../lambdas/migrate-data/migrations';
import { localTables } from '../support/localTables';
import { dataFolder } from '../support/stack/dataFolder';
import { ownStack } from '../support/stack/ownStack';
import { runLocal } from '../support/stack/runLocal';

const args = ['--no-web', '--empty'];
const Key = { pk: 'DataVersion', sk: 'DataVersion' };
const stack = ownStack({ args });

/**
 * Deletes the stored results of all migration steps of a stopped stack, so that its next start runs these steps again.
 */
function forgetSteps(port: number): void {
  const file = join(dataFolder(port), String(port), 'data', 'custom-resources.json');
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const made = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(made.filter(([id]) => !id.startsWith('DataVersion')))),
  );
}

test('a start gives the data the version of the release', async () => {
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Insight');
  const { Item } = await client.send(new GetCommand({ TableName, Key }));
  expect(Item).toMatchObject({ version: migrations.length });
  client.destroy();
});

test('a release older than the data reports so and stops before it changes anything', async () => {
  const client = localTables.open();
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Insight'),
      Key,
      UpdateExpression: 'SET #version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': 999 },
    }),
  );
  client.destroy();
  const { port } = stack();
  await stack().stop();
  forgetSteps(port);
  const { code, output } = await runLocal('main', port, dataFolder(port), args);
  expect(code).toBe(1);
  expect(output).toMatch(
    /The data have version 999 and this release knows versions up to \d+, so nothing was changed/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});
