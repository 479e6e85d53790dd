import type { FieldRules } from './FieldRules';
import { ownerOnly, record } from './rules';

/**
 * The fields of an engagement by viewer. `owner` is the talent; `inContact` are the job staff of the
 * engagement, such as the members of its organization. Other people except administrators see no field.
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
