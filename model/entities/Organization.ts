import { entity } from '../Entity';
import { OrganizationVisibility } from '../visibility/OrganizationVisibility';

export const Organization = entity({
  name: 'Organization',
  plural: 'Organizations',
  table: 'Catalog',
  listedBy: 'byCreatedAt',
  access: {
    get: ['guest', 'signedIn'],
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  fields: OrganizationVisibility,
});
