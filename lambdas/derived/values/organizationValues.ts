import { Organization } from '../../../model/entities/Organization';
import { attribute } from '../attribute';
import { isListed } from '../isListed';

/** The derived `listKey` of an organization: the public list, or the hidden one. */
export const organizationValues = [
  attribute(Organization, 'listKey', ['refreshOrganizationListing'], async ({ sk }, sources) =>
    (await isListed(sk, sources)) ? 'Organization' : 'Organization#hidden',
  ),
];
