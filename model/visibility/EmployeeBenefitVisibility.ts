import { adminOnly } from './adminOnly';
import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { ownerOnly } from './ownerOnly';
import { record } from './record';

/** `owner` is who has used the benefit: the coupon is for them and for administrators. */
export const EmployeeBenefitVisibility: FieldRules = [
  everyone(
    `${record} type title employeeBenefitOrganizationId organization tags coverImage useProcesses url`,
  ),
  everyone('isDraft usedCount myUse'),
  ownerOnly('couponCode'),
  adminOnly('usedUsers organizationEmployeeBenefitsId'),
];
