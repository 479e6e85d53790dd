import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

export const EmployeeBenefitTag = declareEntity({
  name: 'EmployeeBenefitTag',
  table: 'Catalog',
  lists: [{ field: 'listEmployeeBenefitTagByPosition', index: 'byPosition' }],
  access: { list: ['signedIn'], create: ['admin'], update: ['admin'] },
  fields: [everyone(`${record} type position name`)],
});
