import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/** `inContact`: an organization that contracted the talent. */
export const UserPrivateVisibility: FieldRules = [
  { fields: `${record} sub name email tel`, inContact: true, owner: true, admin: true },
  ownerOnly('phoneticName address nearestStation belongsTo'),
];
