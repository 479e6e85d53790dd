import { entity } from '../Entity';
import { EmployeeBenefitVisibility } from '../visibility/EmployeeBenefitVisibility';

/**
 * Drafts are in a separate list, `EmployeeBenefit#draft`. Administrators read all of it, an organization its own.
 */
export const EmployeeBenefit = entity({
  name: 'EmployeeBenefit',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitByCreatedAt', index: 'byCreatedAt' }],
  access: {},
  limits: { title: 100, coverImage: 500, couponCode: 100, url: 500 },
  fields: EmployeeBenefitVisibility,
  relations: {
    organization: {
      kind: 'one',
      entity: 'EmployeeBenefitOrganization',
      by: 'employeeBenefitOrganizationId',
    },
  },
});
