import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';

/** Who offers a benefit: a partner outside, not one of our organizations. */
export const EmployeeBenefitOrganization = entity({
  name: 'EmployeeBenefitOrganization',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitOrganizations', index: 'byCreatedAt' }],
  access: { list: ['signedIn'], create: ['admin'], update: ['admin'] },
  fields: [everyone(`${record} name icon`)],
});
