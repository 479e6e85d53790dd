import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

/** An outside partner that offers employee benefits. Partners are not Organizations, which offer jobs. */
export const EmployeeBenefitOrganization = declareEntity({
  name: 'EmployeeBenefitOrganization',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitOrganizations', index: 'byCreatedAt' }],
  hasUniqueNames: true,
  access: { list: ['signedIn'], create: ['admin'], update: ['admin'] },
  limits: { icon: 'picture' },
  fields: [everyone(`${record} name icon`)],
});
