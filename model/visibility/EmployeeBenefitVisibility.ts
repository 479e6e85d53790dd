import { adminOnly, everyone, ownerOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

/** `owner` is who has used the benefit: the coupon is for them and for administrators; `client` whose organization offers it. */
export const EmployeeBenefitVisibility: FieldRules = [
  everyone(
    `${record} type title employeeBenefitOrganizationId organization tags coverImage useProcesses url`,
  ),
  everyone('isDraft usedCount myUse'),
  ownerOnly('couponCode'),
  { fields: 'organizationEmployeeBenefitsId', client: true, admin: true },
  adminOnly('usedUsers'),
];
