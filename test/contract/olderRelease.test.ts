import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { forgetSteps } from '../support/fixture/forgetSteps';
import { localTables } from '../support/localTables';
import { dataFolder } from '../support/stack/dataFolder';
import { ownStack } from '../support/stack/ownStack';
import { runLocal } from '../support/stack/runLocal';

const args = ['--no-web', '--empty'];
const stack = ownStack({ args });

test('a release older than the data reports so and stops before it changes anything', async () => {
  const client = localTables.open();
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Insight'),
      Key: { pk: 'DataVersion', sk: 'DataVersion' },
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
