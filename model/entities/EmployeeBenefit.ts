import { entity } from '../Entity';
import { EmployeeBenefitVisibility } from '../visibility/EmployeeBenefitVisibility';

/** A draft stands on a list of its own, `EmployeeBenefit#draft`, which administrators read, and its organization of the own ones. */
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
