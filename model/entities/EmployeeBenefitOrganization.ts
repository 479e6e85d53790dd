import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';

/** Who offers a benefit: a partner outside, not one of our organizations. */
export const EmployeeBenefitOrganization = entity({
  name: 'EmployeeBenefitOrganization',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitOrganizations', index: 'byCreatedAt' }],
  access: { list: ['signedIn'], create: ['admin'], update: ['admin'] },
  fields: [everyone(`${record} name icon`)],
});
