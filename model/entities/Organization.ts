import { entity } from '../Entity';
import { OrganizationVisibility } from '../visibility/OrganizationVisibility';

/** Public while it has a public job that shows its name; `handle-changes` moves it between the two lists. */
export const Organization = entity({
  name: 'Organization',
  table: 'Catalog',
  lists: [{ field: 'listOrganizations', index: 'byCreatedAt' }],
  referencedInSearchBy: 'organizationId',
  initialList: 'Organization#hidden',
  access: {
    create: ['admin'],
    delete: ['admin'],
  },
  limits: { name: 100, organizationNameForHidden: 100, description: 4000 },
  fields: OrganizationVisibility,
});
