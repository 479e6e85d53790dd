import { declareEntity } from '../declareEntity';
import { EmployeeBenefitVisibility } from '../visibility/EmployeeBenefitVisibility';

/**
 * An employee benefit. Drafts are in a separate list, whose `listKey` is `EmployeeBenefit#draft`:
 * administrators read all drafts, clients only those of their own organization.
 */
export const EmployeeBenefit = declareEntity({
  name: 'EmployeeBenefit',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitByCreatedAt', index: 'byCreatedAt' }],
  access: {},
  adminOnlyInputs: ['reviewNote'],
  limits: { title: 100, coverImage: 'picture', couponCode: 100, url: 500, reviewNote: 2000 },
  fields: EmployeeBenefitVisibility,
  relations: {
    organization: {
      kind: 'one',
      entity: 'EmployeeBenefitOrganization',
      by: 'employeeBenefitOrganizationId',
    },
  },
});
