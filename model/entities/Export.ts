import { entity } from '../Entity';
import { record } from '../visibility/rules';

/**
 * A file that a person has requested for download: all their own data or, for an administrator, a CSV file of talents.
 * Only the person who requested it sees the record; other administrators do not.
 */
export const Export = entity({
  name: 'Export',
  table: 'Insight',
  owner: 'owner',
  access: {},
  fields: [{ fields: `${record} owner kind state progress rows file expiresAt`, owner: true }],
});
