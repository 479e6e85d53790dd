import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

/**
 * An entry of the dictionary of company names from which talents choose their employers. Its id is the
 * normalized name. It does not record which person added the name.
 */
export const WorkHistoryCompany = declareEntity({
  name: 'WorkHistoryCompany',
  table: 'Catalog',
  access: { delete: ['admin'] },
  fields: [everyone(`${record} name`)],
});
