import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/**
 * The fields of a talent's document by viewer. `inContact` are job staff to whose job the document was sent with an
 * application.
 */
export const UserResumeVisibility: FieldRules = [
  { fields: `${record} userID filename fileType`, inContact: true, owner: true, admin: true },
  ownerOnly('file owner'),
];
