import { entity } from '../Entity';
import { record } from '../visibility/rules';

/** An export of personal data that its owner requested. Administrators cannot see it. */
export const Export = entity({
  name: 'Export',
  table: 'Insight',
  owner: 'owner',
  access: {},
  fields: [{ fields: `${record} owner kind state progress rows file expiresAt`, owner: true }],
});
