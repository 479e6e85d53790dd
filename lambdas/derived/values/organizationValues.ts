import { Organization } from '../../../model/entities/Organization';
import { attribute } from '../attribute';
import { isListed } from '../isListed';

/** The list that an organization stands on. */
export const organizationValues = [
  attribute(Organization, 'listKey', ['listOrganization'], async ({ sk }, sources) =>
    (await isListed(sk, sources)) ? 'Organization' : 'Organization#hidden',
  ),
];
