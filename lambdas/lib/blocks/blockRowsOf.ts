import { companyKeys } from '../../../model/blocks/companyKeys';
import { CompanyBlock } from '../../../model/entities/CompanyBlock';
import { WorkHistory } from '../../../model/entities/WorkHistory';
import { isPresentEmployment } from '../../../model/visibility/isPresentEmployment';
import type { StoredRow } from '../StoredRow';

/** Returns by what the organizations are found that a talent blocks: their own entries, and present employers. */
function blockedKeys(user: StoredRow, profile: readonly StoredRow[], privateRows: readonly StoredRow[]) {
  const entered = privateRows
    .filter(({ __typename }) => __typename === CompanyBlock.name)
    .flatMap(({ name, domain }) => [
      companyKeys.ofName(String(name)),
      ...(domain ? [companyKeys.ofDomain(String(domain))] : []),
    ]);
  const isPresent = (row: StoredRow) =>
    row.__typename === WorkHistory.name && row.organizationName && isPresentEmployment(row);
  const employers = user.isShownToEmployers === true ? [] : profile.filter(isPresent);
  return new Set([...entered, ...employers.map((row) => companyKeys.ofName(String(row.organizationName)))]);
}

/**
 * Returns the rows by which organizations find the talents who block them, one for each name or mail domain.
 * @param profile the records of the talent's profile
 */
export function blockRowsOf(
  user: StoredRow,
  profile: readonly StoredRow[],
  privateRows: readonly StoredRow[],
): StoredRow[] {
  const keys = [...blockedKeys(user, profile, privateRows)].sort();
  return keys.map((key) => companyKeys.personRow(companyKeys.blocked, user.pk, key));
}
