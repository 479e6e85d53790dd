import type { TFunction } from 'i18next';
import { getDetailText } from '../../entities/audit/getDetailText';
import { getFieldText } from '../../entities/audit/getFieldText';
import type { AuditRow } from '../../entities/audit/useAuditLog';

/** Returns the details of an entry with the changed fields, in one line; null if there are none. */
export const getSummaryText = (t: TFunction, entry: AuditRow): string | null =>
  [getDetailText(t, entry), ...(entry.changes ?? []).map(({ field }) => getFieldText(t, field))]
    .filter(Boolean)
    .join(t('audit.comma')) || null;
