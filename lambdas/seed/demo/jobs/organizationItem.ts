import { Organization } from '../../../../model/entities/Organization';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import type { OrganizationText } from '../../texts/organizations';

export function organizationId({ key }: Pick<OrganizationText, 'key'>): string {
  return seedUlid(`Organization:${key}`);
}

/**
 * Builds the record of a demo organization. If the organization hides its name, the record is in the hidden
 * list.
 */
export function organizationItem(text: OrganizationText, owner: string, at: string): StoredItem {
  const isHideOrganizationName = text.nameForHidden !== undefined;
  return seedItem(Organization, organizationId(text), at, {
    name: text.name,
    kana: text.kana,
    description: text.description,
    address: text.address,
    contact: text.contact,
    isHideOrganizationName,
    organizationNameForHidden: text.nameForHidden,
    owners: [owner],
    createdBy: owner,
    listKey: isHideOrganizationName ? 'Organization#hidden' : 'Organization',
  });
}
