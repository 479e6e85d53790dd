import { declareEntity } from '../declareEntity';
import { OrganizationVisibility } from '../visibility/OrganizationVisibility';

/**
 * An organization. It is in the public list while at least one public job shows the organization's name,
 * otherwise in the hidden list. The function handle-changes moves it between the two.
 */
export const Organization = declareEntity({
  name: 'Organization',
  table: 'Catalog',
  lists: [{ field: 'listOrganizations', index: 'byCreatedAt' }],
  referencedInSearchBy: 'organizationId',
  initialList: 'Organization#hidden',
  access: {
    create: ['admin'],
    delete: ['admin'],
  },
  adminOnlyInputs: ['kana', 'organizationNameForHidden', 'isHideOrganizationName'],
  visibleLines: ['name', 'kana', 'organizationNameForHidden'],
  postedTexts: ['name', 'description'],
  limits: {
    name: 100,
    kana: 100,
    icon: 'picture',
    organizationNameForHidden: 100,
    description: 4000,
    address: 200,
    contact: 200,
  },
  fields: OrganizationVisibility,
});
