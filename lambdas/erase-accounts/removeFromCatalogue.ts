import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { WorkHistoryCompany } from '../../model/entities/WorkHistoryCompany';
import { collection } from '../lib/collection';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import { updateItem } from './updateItem';

/** The attributes of catalogue entries that contain subs of people. */
const NAMING = [
  ['ProfessionalItem', 'userIDs'],
  ['Organization', 'owners'],
] as const;

/**
 * Removes a person from the Catalog table. It deletes the reservation of the person's portfolio URL and the
 * public cards that the person has as a professional. It removes the person's sub from catalogue entries (see
 * `NAMING`), and from company names that the person added in an earlier release.
 */
export async function removeFromCatalogue(sub: string): Promise<void> {
  const TableName = env('CATALOG_TABLE');
  const user = await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' });
  const reservations = user?.portfolioPath ? [{ pk: 'PortfolioPath', sk: String(user.portfolioPath) }] : [];
  const cards = (await collection(TableName, 'WPWorkerCategory')).filter(({ sk }) =>
    sk.endsWith(`#WPWorker#${sub}`),
  );
  for (const { pk, sk } of [...reservations, ...cards])
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
