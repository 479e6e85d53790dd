import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/** For its two parties and administrators; the row itself names the organization that is a party. */
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
