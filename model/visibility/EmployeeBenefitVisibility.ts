import { adminOnly, everyone, ownerOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The fields of a benefit by viewer. `owner` is a person who has used the benefit: only they and administrators see the
 * coupon code. `client` is a member of the organization that offers the benefit.
 */
export const EmployeeBenefitVisibility: FieldRules = [
  everyone(
    `${record} type title employeeBenefitOrganizationId organization tags coverImage useProcesses url`,
  ),
  everyone('isDraft usedCount myUse'),
  ownerOnly('couponCode'),
  { fields: 'organizationEmployeeBenefitsId reviewRequestedAt reviewNote', client: true, admin: true },
  adminOnly('usedUsers'),
];
