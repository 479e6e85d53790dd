import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';

/**
 * An entry of the dictionary of company names that talents choose their employers from. Its id is the normalized name.
 * Who added the name is not part of the entry.
 */
export const WorkHistoryCompany = entity({
  name: 'WorkHistoryCompany',
  table: 'Catalog',
  access: { delete: ['admin'] },
  fields: [everyone(`${record} name`)],
});
