import { declareEntity } from '../declareEntity';
import { record } from '../visibility/rules';

/**
 * A file that a person has requested for download: all their own data or, if an administrator requested it,
 * all data of a talent or a CSV file of talents. Only the person who requested the file sees this record.
 */
export const Export = declareEntity({
  name: 'Export',
  table: 'Insight',
  owner: 'owner',
  access: {},
  fields: [{ fields: `${record} owner subject kind state progress rows file expiresAt`, owner: true }],
});
