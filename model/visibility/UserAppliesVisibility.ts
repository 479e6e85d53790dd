import { ownerOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The fields of an application by viewer. `inContact` are job staff, as long as the application is not withdrawn.
 * What they note about a rejection is theirs: the talent gets it on no way.
 */
export const UserAppliesVisibility: FieldRules = [
  ownerOnly(
    `${record} userID openJobID type url message consentedAt conversationId stepId stepTitle resumeIds history meetings takenTimes terms ending deliveries disclosedName openJob user owner`,
  ),
  { fields: 'profile', inContact: true, owner: true, admin: true },
  { fields: 'decision meetingContact', inContact: true, admin: true },
];
