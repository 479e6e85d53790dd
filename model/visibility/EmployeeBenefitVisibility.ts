import { adminOnly } from './adminOnly';
import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { ownerOnly } from './ownerOnly';
import { record } from './record';

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
