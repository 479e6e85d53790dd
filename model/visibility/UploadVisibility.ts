import { everyone, ownerOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The fields of an achievement's file by viewer. Guests, other talents, and organizations that are not in
 * contact with the talent see only the thumbnail.
 */
export const UploadVisibility: FieldRules = [
  everyone(`${record} workHistoryAchievementID thumbnail`),
  { fields: 'file filename fileType', inContact: true, owner: true, admin: true },
  ownerOnly('owner'),
];
