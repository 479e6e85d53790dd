import type { Caller } from '../../../model/access';
import { isOwnUpload } from '../../../model/rules/isOwnUpload';
import type { StoredRow } from '../../generated/types';
import { invalid } from '../resolver';
import { asText } from '../asText';

/**
 * Throws `InvalidInput` if a field of an input is neither the key of a checked picture that the caller has
 * uploaded, nor what the record has already. Somebody else may have uploaded that. A missing field and null
 * are not checked.
 * @param stored the record as it is stored; empty for a new one
 */
export function checkPicture(field: string, input: StoredRow, stored: StoredRow, who: Caller): void {
  const key = input[field] ?? null;
  if (key === null || key === stored[field]) return;
  if (!isOwnUpload(asText(key), [who.sub], true)) invalid(`input.${field}`, 'ownUpload');
}
