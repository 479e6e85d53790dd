import type { TFunction } from 'i18next';
import type { TextKey } from '../../i18n/TextKey';

/** Returns what people call a record that the audit log names; the same word for all records without a name. */
export const getRecordText = (t: TFunction, record: string | null): string =>
  t(`audit.record.${record}` as TextKey, { defaultValue: '' }) || t('audit.record.other');
