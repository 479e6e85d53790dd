import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/**
 * The fields of an engagement by viewer. `inContact` are the job staff of the engagement, such as the members
 * of its organization. People who are neither party nor administrator get no engagement at all.
 */
export const EnishiWorkHistoryVisibility: FieldRules = [
  {
    fields:
      `${record} openJobId openJob userId user startDate endDate isContinuation salary salaryType ` +
      'numberOfHoursPerWeek contractInfo comment description organizationName reviews',
    inContact: true,
    owner: true,
    admin: true,
  },
  ownerOnly('owners'),
];
