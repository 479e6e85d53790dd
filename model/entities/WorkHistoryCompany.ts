import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';

/** A dictionary of names to choose from; the normalised name is the id, and nothing tells who added it. */
export const WorkHistoryCompany = entity({
  name: 'WorkHistoryCompany',
  table: 'Catalog',
  access: { delete: ['admin'] },
  fields: [everyone(`${record} name`)],
});
