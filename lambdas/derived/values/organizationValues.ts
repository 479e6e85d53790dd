import { Organization } from '../../../model/entities/Organization';
import { attribute } from '../attribute';
import { isListed } from '../isListed';

/**
 * The derived attribute `listKey` of an organization, which puts it into the public list or into the hidden
 * one.
 */
export const organizationValues = [
  attribute(Organization, 'listKey', ['refreshOrganizationListing'], async ({ sk }, sources) =>
    (await isListed(sk, sources)) ? 'Organization' : 'Organization#hidden',
  ),
];
