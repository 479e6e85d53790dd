import { companyKeys } from '../../../model/blocks/companyKeys';
import type { StoredRow } from '../StoredRow';

/**
 * Returns the rows that say for which organization a person's verified mail address stands, one for each domain. Empty
 * for a person who is not a member of an organization.
 */
export function memberDomainRows(user: StoredRow, contact: StoredRow | undefined): StoredRow[] {
  const organizationId = String(user.organizationUsersId ?? '');
  const keys = organizationId === '' ? [] : companyKeys.ofAddress(String(contact?.email ?? ''));
  return keys.map((key) => ({ ...companyKeys.personRow(companyKeys.member, user.pk, key), organizationId }));
}
