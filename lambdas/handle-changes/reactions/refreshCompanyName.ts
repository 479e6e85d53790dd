import { Organization } from '../../../model/entities/Organization';
import { keyOf } from '../../../model/ids';
import { collection } from '../../lib/collection';
import { companyNameRow } from '../../lib/blocks/companyNameRow';
import { hasChanged } from '../../lib/hasChanged';
import { itemAt } from '../../lib/itemAt';
import { replaceRows } from '../../lib/replaceRows';
import type { StoredRow } from '../../lib/StoredRow';
import { hideFromCompanies } from '../hideFromCompanies';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/**
 * When an organization comes, goes, gets another name, or appears among those that everybody sees, stores by which name it
 * is found, and hides from it the talents who block this name.
 */
export const refreshCompanyName: Reaction = async ({ before, after }) => {
  const row = after ?? before;
  if (row?.__typename !== Organization.name || !hasChanged(before, after, ['name', 'listKey'])) return;
  const TableName = env('CATALOG_TABLE');
  const now = await itemAt(TableName, keyOf(Organization, row.sk));
  const known = [before, after, now]
    .filter((each): each is StoredRow => each !== undefined)
    .map(companyNameRow);
  const keys = new Set(known.map(({ pk }) => pk));
  const stored = await Promise.all([...keys].map((key) => collection(TableName, key, row.sk)));
  await replaceRows(TableName, stored.flat(), now ? [companyNameRow(now)] : []);
  await hideFromCompanies(keys);
};
