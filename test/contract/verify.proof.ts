import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { given } from '../support/given';
import { runVerify } from '../support/kills/runVerify';
import { settleStreams } from '../support/kills/settleStreams';
import { localTables } from '../support/localTables';
import { ownStack } from '../support/stack/ownStack';

jest.setTimeout(600_000);

const stack = ownStack({ args: ['--no-web'] });

async function falsify(sub: string): Promise<void> {
  const client = localTables.open();
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Talent'),
      Key: { pk: `${sub}#private`, sk: 'UserPrivate' },
      UpdateExpression: 'SET belongsTo = :wrong',
      ExpressionAttributeValues: { ':wrong': '株式会社とても長いまちがった名前の会社' },
    }),
  );
  client.destroy();
}

test('npm run verify names the one value that differs in a seeded stack, and repairs it on request', async () => {
  const talent = await given.aTalent();
  await settleStreams();
  await falsify(talent.sub);
  const { differences, differs, output } = await runVerify(stack().port);
  expect({ differences, differs }).toEqual({ differences: 1, differs: true });
  expect(output).toContain(`UserPrivate.name: ${talent.sub}#private UserPrivate belongsTo`);
  // Shortened: enough to recognize the value without showing it.
  expect(output).not.toContain('まちがった名前の会社');

  // After a repair the command compares everything again.
  expect(await runVerify(stack().port, '--repair')).toMatchObject({ differences: 1, differs: false });
});
