import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/**
 * The fields of a talent's contact data by viewer. Here, `inContact` means a client to whose organization the
 * talent has a contracted application, or the consultant of a job to which the talent has applied.
 */
export const UserPrivateVisibility: FieldRules = [
  { fields: `${record} sub name email tel`, inContact: true, owner: true, admin: true },
  ownerOnly('phoneticName address nearestStation belongsTo mailedOn'),
];
