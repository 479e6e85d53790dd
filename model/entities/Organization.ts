import { entity } from '../Entity';
import { OrganizationVisibility } from '../visibility/OrganizationVisibility';

/**
 * An organization. It is listed publicly while it has a public job that shows the organization's name. The function
 * handle-changes moves it between the public and the hidden list.
 */
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
