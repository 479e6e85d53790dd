import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';

export const EmployeeBenefitTag = entity({
  name: 'EmployeeBenefitTag',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitTagByPosition', index: 'byPosition' }],
  access: { list: ['signedIn'], create: ['admin'], update: ['admin'] },
  fields: [everyone(`${record} type position name`)],
});
