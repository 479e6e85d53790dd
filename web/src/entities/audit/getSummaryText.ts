import type { TFunction } from 'i18next';
import { getDetailText } from './getDetailText';
import { getFieldText } from './getFieldText';
import { getValueText } from './getValueText';
import type { AuditRow } from './useAuditLog';

/** The maximum number of characters of two values that the summary shows. Longer ones are in the entry's sheet. */
const LONGEST = 40;

type Change = NonNullable<AuditRow['changes']>[number];

/** Returns a changed field, with its values if they are short: 「関わりの種類: スカウト → 担当」. */
function summarize(t: TFunction, { field, before, after }: Change, entry: AuditRow): string {
  const label = getFieldText(t, field);
  if (before === null && after === null) return label;
  const value = (json: string | null, other: string | null) => getValueText(t, { json, other, entry });
  const texts = [value(before, after), value(after, before)];
  if (texts.join('').length > LONGEST) return label;
  const isStated = entry.action.startsWith('create') || entry.action.startsWith('delete');
  const said = isStated ? texts[before === 'null' ? 1 : 0] : texts.join(' → ');
  return t('audit.changed', { label, values: said });
}

/** Returns the details of an entry with the changed fields, in one line; null if there are none. */
export const getSummaryText = (t: TFunction, entry: AuditRow): string | null =>
  [getDetailText(t, entry), ...(entry.changes ?? []).map((change) => summarize(t, change, entry))]
    .filter(Boolean)
    .join(t('audit.comma')) || null;
