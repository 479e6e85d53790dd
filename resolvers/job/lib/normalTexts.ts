import { util } from '@aws-appsync/utils';
import type { StoredRow } from '../../generated/types';
import { asText } from '../../lib/asText';

/**
 * Returns the texts in the given fields of a record, by field, in the form in which the posting rules check
 * them (Unicode NFKC). Empty fields are left out.
 */
export function normalTexts(record: StoredRow, fields: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  fields.forEach((field) => {
    if (record[field]) texts[field] = util.str.normalize(asText(record[field]), 'nfkc');
  });
  return texts;
}
