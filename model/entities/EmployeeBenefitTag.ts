import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';

export const EmployeeBenefitTag = entity({
  name: 'EmployeeBenefitTag',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitTagByPosition', index: 'byPosition' }],
  access: { list: ['signedIn'], create: ['admin'], update: ['admin'] },
  fields: [everyone(`${record} type position name`)],
});
