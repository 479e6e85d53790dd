import { useTranslation } from 'react-i18next';
import type { FieldName } from './FieldName';
import type { FieldTexts } from './FieldTexts';
import { toStoredValue } from './toStoredValue';

/**
 * Returns two functions for an editor's field: one that gives its label, one that formats its value as text.
 */
export function useFormatValue<Values extends object>(fields: FieldTexts<Values>) {
  const { t } = useTranslation();
  const asText = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'editing.yes' : 'editing.no');
    return Array.isArray(value) ? value.map(asText).join(t('common.join')) : String(value);
  };
  return {
    label(field: FieldName<Values>): string {
      const texts = fields[field];
      return typeof texts === 'string' ? texts : texts.label;
    },
    value(field: FieldName<Values>, value: unknown): string {
      const [texts, stored] = [fields[field], toStoredValue(value)];
      if (stored === null || (Array.isArray(stored) && stored.length === 0)) return t('editing.empty');
      return typeof texts === 'string' ? asText(stored) : texts.format(stored as never);
    },
  };
}
