import type { EnumValue } from '../../model/enums';
import { columns } from './columns';

/**
 * Returns the fields of a talent's search document that the columns of an export need. The work histories are
 * needed whole: an object without its list says that the histories are read from the table.
 */
export function fieldsOf(type: EnumValue<'UserCsvType'>): string[] {
  const fields = columns[type].flatMap(({ record, field }) => {
    if (record === 'contact') return [];
    return [record === 'user' ? field : 'workHistories'];
  });
  return [...new Set(['sub', ...fields])].map((field) => `user.${field}`);
}
