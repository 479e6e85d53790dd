import { companyKeys } from '../../../model/blocks/companyKeys';
import type { StoredRow } from '../StoredRow';

/** Returns the row by which an organization is found by its name. */
export function companyNameRow({ sk: id, name }: StoredRow): StoredRow {
  return {
    ...companyKeys.nameRow(companyKeys.ofName(String(name ?? '')), id),
    ...{ __typename: companyKeys.named, id, organizationId: id },
  };
}
