import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/**
 * The fields of an engagement by viewer. Only its two parties and administrators see it; `inContact` is the
 * organization that the engagement names.
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
