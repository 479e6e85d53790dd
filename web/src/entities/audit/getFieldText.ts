import type { TFunction } from 'i18next';
import type { TextKey } from '../../i18n/TextKey';

/** Returns what people call a field that the audit log names; the same words for all fields without a name. */
export function getFieldText(t: TFunction, field: string): string {
  return t([`audit.field.${field}`, `common.jobItem.${field}`, 'audit.field.other'] as TextKey[]);
}
