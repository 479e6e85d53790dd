import { entity } from '../Entity';
import { record } from '../visibility/rules';

/** A file that is being made for its owner, and for nobody else: administrators have exports of their own. */
export const Export = entity({
  name: 'Export',
  table: 'Insight',
  owner: 'owner',
  access: {},
  fields: [{ fields: `${record} owner kind state progress rows file expiresAt`, owner: true }],
});
