import { entity } from '../Entity';
import { adminOnly, everyone, record } from '../visibility/rules';

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
  fields: [everyone(`${record} name lead category keyID users`), adminOnly('userIDs')],
});
