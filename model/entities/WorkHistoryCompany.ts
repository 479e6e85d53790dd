import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';

/**
 * A dictionary of company names to choose from. The id is the normalised name; who added it is not stored with it.
 */
export const WorkHistoryCompany = entity({
  name: 'WorkHistoryCompany',
  table: 'Catalog',
  access: { delete: ['admin'] },
  fields: [everyone(`${record} name`)],
});
