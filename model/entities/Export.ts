import { entity } from '../Entity';
import { record } from '../visibility/rules';

/** An export of a person's own data, which that person requested. Only they see it, not even administrators do. */
export const Export = entity({
  name: 'Export',
  table: 'Insight',
  owner: 'owner',
  access: {},
  fields: [{ fields: `${record} owner kind state progress rows file expiresAt`, owner: true }],
});
