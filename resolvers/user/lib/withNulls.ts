import type { FieldRules } from '../../../model/visibility/FieldRules';
import type { StoredRow } from '../../generated/types';

/**
 * Returns a projected record in which every other field of its type is null: those that are hidden from the
 * viewer, and those without a value. A record with all its fields is not read again by the relation to it.
 * @param except fields that stay missing
 */
export function withNulls(rules: FieldRules, shown: StoredRow, except: readonly string[] = []): StoredRow {
  const whole: StoredRow = { ...shown };
  rules.forEach(({ fields }) => {
    fields.split(' ').forEach((field) => {
      if (whole[field] === undefined && !except.includes(field)) whole[field] = null;
    });
  });
  return whole;
}
