import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/** Its two parties and administrators; which organization is a party, the row itself tells. */
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
