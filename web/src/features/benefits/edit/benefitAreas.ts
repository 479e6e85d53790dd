import { paths } from '../../../lib/paths';

/**
 * Where benefits are managed: in the administrators' area, or in that of the organization that offers them.
 * `canPublish`: whether drafts are published here; otherwise their publication is asked for. `canAdd`: whether
 * tags and partners may be added. `seesCoupon`: whether the stored coupon code is shown.
 */
export const benefitAreas = {
  admin: { pathOf: paths.adminBenefit, canPublish: true, canAdd: true, seesCoupon: true },
  client: { pathOf: paths.clientBenefit, canPublish: false, canAdd: false, seesCoupon: false },
} as const;

export type BenefitArea = keyof typeof benefitAreas;
