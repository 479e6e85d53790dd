import { TermsSheet } from '../../../model/entities/TermsSheet';
import { childrenPrefix } from '../../../model/ids';
import { collection } from '../collection';
import type { StoredRow } from '../StoredRow';

/** Reads the sheets of terms of an application. */
export function sheetsOf(table: string, { userID, openJobID }: StoredRow): Promise<StoredRow[]> {
  const { pk, sk } = childrenPrefix(TermsSheet, String(userID));
  return collection(table, pk, `${sk}${String(openJobID)}-`);
}
