import { shortIdOf } from '../../../model/shortIdOf';
import type { StoredRow } from '../../generated/types';
import { asText } from '../../lib/asText';

/** Converts the row of a complaint to the API's form. `name` is that of the administrator who has answered. */
export function projectComplaint(row: StoredRow, name: string | null): StoredRow {
  return { ...row, number: shortIdOf(asText(row.id)), answeredByName: name };
}
