import { declareEntity } from '../declareEntity';
import { ProfessionalItemVisibility } from '../visibility/ProfessionalItemVisibility';

export const ProfessionalItem = declareEntity({
  name: 'ProfessionalItem',
  table: 'Catalog',
  lists: [{ field: 'listProfessionalItems', index: 'byCreatedAt' }],
  access: {
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  fields: ProfessionalItemVisibility,
});
