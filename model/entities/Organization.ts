import { entity } from '../Entity';
import { OrganizationLimits } from '../limits/OrganizationLimits';
import { OrganizationVisibility } from '../visibility/OrganizationVisibility';

/** Shown to everybody while it has a public job that does not hide its name; `handle-changes` moves it between the lists. */
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
  limits: OrganizationLimits,
  fields: OrganizationVisibility,
});
