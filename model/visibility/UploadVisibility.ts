import { everyone, ownerOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

/** A file of an achievement: others see only its thumbnail. */
export const UploadVisibility: FieldRules = [
  everyone(`${record} workHistoryAchievementID thumbnail`),
  { fields: 'file filename fileType', inContact: true, owner: true, admin: true },
  ownerOnly('owner'),
];
