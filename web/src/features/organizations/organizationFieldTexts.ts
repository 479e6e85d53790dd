import type { TFunction } from 'i18next';
import type { FieldTexts } from '../../components/forms/edit/FieldTexts';
import type { OrganizationValues } from './OrganizationValues';

/** Returns the labels of the fields of an organization, and how their values read as text. */
export function organizationFieldTexts(t: TFunction): FieldTexts<OrganizationValues> {
  const label = (name: keyof OrganizationValues) => t(`organizations.field.${name}`);
  return {
    name: label('name'),
    kana: label('kana'),
    icon: label('icon'),
    description: label('description'),
    address: label('address'),
    contact: label('contact'),
    organizationNameForHidden: label('organizationNameForHidden'),
    isHideOrganizationName: label('isHideOrganizationName'),
    owners: {
      label: label('owners'),
      format: (owners: string[]) => t('organizations.people', { n: owners.length }),
    },
  };
}
