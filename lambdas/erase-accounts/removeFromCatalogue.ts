import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { collection } from '../lib/collection';
import { env } from '../lib/env';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import { updateItem } from './updateItem';

/** Attributes of catalogue entries that list people. */
const NAMING = [
  ['ProfessionalItem', 'userIDs'],
  ['Organization', 'owners'],
] as const;

/** Takes a person out of what is public beside their profile: the address, the professionals' pages, organizations. */
export async function removeFromCatalogue(sub: string): Promise<void> {
  const TableName = env('CATALOG_TABLE');
  const user = await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' });
  const claims = user?.portfolioPath ? [{ pk: 'PortfolioPath', sk: String(user.portfolioPath) }] : [];
  const cards = (await collection(TableName, 'WPWorkerCategory')).filter(({ sk }) =>
    sk.endsWith(`#WPWorker#${sub}`),
  );
  for (const { pk, sk } of [...claims, ...cards])
    await tables.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  // Earlier releases stored who added a company.
  for (const company of await collection(TableName, WorkHistoryCompany.name))
    if (company.createdBy === sub) await updateItem(TableName, company, {}, ['createdBy']);
  for (const [entity, field] of NAMING) {
    for (const item of await collection(TableName, entity)) {
      const subs = (item[field] ?? []) as string[];
      if (subs.includes(sub))
        await updateItem(TableName, item, { [field]: subs.filter((each) => each !== sub) });
    }
  }
}
