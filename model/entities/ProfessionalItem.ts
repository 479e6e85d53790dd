import { entity } from '../Entity';
import { ProfessionalItemVisibility } from '../visibility/ProfessionalItemVisibility';

export const ProfessionalItem = entity({
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
