import { companyKeys } from '../../../model/blocks/companyKeys';
import { childId } from '../../../model/ids';
import type { StoredRow } from '../StoredRow';

/**
 * Returns the rows that say for which organization a person's verified mail address stands, one for each domain. None
 * for who is no member of an organization.
 */
export function memberDomainRows(user: StoredRow, contact: StoredRow | undefined): StoredRow[] {
  const [sub, organizationId] = [user.pk, String(user.organizationUsersId ?? '')];
  if (organizationId === '') return [];
  return companyKeys.ofAddress(String(contact?.email ?? '')).map((key) => {
    const at = companyKeys.personRow(companyKeys.member, sub, key);
    return {
      ...at,
      ...{ __typename: companyKeys.member, id: childId(sub, at.sk), userID: sub, organizationId },
      ...{ parentKey: key, parentSort: `${companyKeys.member}#${sub}` },
    };
  });
}
