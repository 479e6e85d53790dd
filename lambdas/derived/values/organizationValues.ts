import { Organization } from '../../../model/entities/Organization';
import { attribute } from '../attribute';
import { isListed } from '../isListed';

/** The list index that an organization appears in. */
export const organizationValues = [
  attribute(Organization, 'listKey', ['refreshOrganizationListing'], async ({ sk }, sources) =>
    (await isListed(sk, sources)) ? 'Organization' : 'Organization#hidden',
  ),
];
