import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

export const EmployeeBenefitTag = declareEntity({
  name: 'EmployeeBenefitTag',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitTagByPosition', index: 'byPosition' }],
  hasUniqueNames: true,
  access: { list: ['signedIn'], create: ['admin'], update: ['admin'] },
  fields: [everyone(`${record} type position name`)],
});
