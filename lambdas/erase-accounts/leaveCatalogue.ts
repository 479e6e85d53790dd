import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { collection } from '../lib/collection';
import { env } from '../lib/env';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';

/** Takes a person out of what is public beside their profile: the address, the professionals' pages. */
export async function leaveCatalogue(sub: string): Promise<void> {
  const TableName = env('CATALOG_TABLE');
  const user = await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' });
  const claims = user?.portfolioPath ? [{ pk: 'PortfolioPath', sk: String(user.portfolioPath) }] : [];
  const cards = (await collection(TableName, 'WPWorkerCategory')).filter(({ sk }) =>
    sk.endsWith(`#WPWorker#${sub}`),
  );
  for (const { pk, sk } of [...claims, ...cards])
    await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  for (const { pk, sk, userIDs } of await collection(TableName, 'ProfessionalItem')) {
    const subs = (userIDs ?? []) as string[];
    if (!subs.includes(sub)) continue;
    await tables.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET userIDs = :others',
        ExpressionAttributeValues: { ':others': subs.filter((each) => each !== sub) },
      }),
    );
  }
}
