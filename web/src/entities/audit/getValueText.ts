import type { TFunction } from 'i18next';
import type { TextKey } from '../../i18n/TextKey';
import { formatDateTime } from '../../lib/format/formatDateTime';
import type { AuditRow } from './useAuditLog';

interface Value {
  /** The value as JSON. */
  json: string | null;
  /** The value on the other side of the change: a flag without a value means no. */
  other: string | null;
  /** The entry, which has the names of the ids in its values. */
  entry: Pick<AuditRow, 'references'>;
}

const ID = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9A-HJKMNP-TV-Z]{26})$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const FILE = /^(public|private)\/[^\s/]+\//;

/** The states and kinds whose words other screens use, too. */
const shared = ['applyType', 'workType', 'location', 'salaryType', 'contractKind', 'termType'];

/** Returns the value in JSON; the text itself if it is none. */
function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return json;
  }
}

/** Returns the words for a state or a kind; a time, and that there is a file; any other text as it is. */
function getPlainText(t: TFunction, value: unknown): string {
  const text = String(value);
  if (TIME.test(text)) return formatDateTime(text);
  if (FILE.test(text)) return t('audit.file');
  if (!/^[A-Z][A-Z_]+$/.test(text)) return text;
  const found = shared.map((kind) => t(`common.${kind}.${text}` as TextKey, { defaultValue: '' }));
  return found.find(Boolean) ?? t(`audit.value.${text}` as TextKey, { defaultValue: text });
}

/** Returns the names of what a list names by ids, and how many have no name any more. */
function getListText(t: TFunction, values: readonly unknown[], { references }: Value['entry']): string {
  const names = new Map(references.map(({ id, name }) => [id, name]));
  const isNameless = (value: unknown) => ID.test(String(value)) && !names.has(String(value));
  const count = values.filter(isNameless).length;
  return [
    ...values.filter((value) => !isNameless(value)),
    ...(count > 0 ? [t('audit.nameless', { n: count })] : []),
  ]
    .map((value) => names.get(String(value)) ?? getPlainText(t, value))
    .join(t('audit.comma'));
}

/**
 * Returns what people read of a value of the audit log: yes or no, the words for a state, the names of the people and
 * records whose ids it has, or the text itself.
 */
export function getValueText(t: TFunction, { json, other, entry }: Value): string {
  const value = parse(json);
  if (value === true) return t('audit.yes');
  if (value === false || (value === null && typeof parse(other) === 'boolean')) return t('audit.no');
  if (value === null || value === '') return t('audit.nothing');
  const parts = Array.isArray(value) ? (value as unknown[]) : [value];
  const flat = parts.flatMap((part) =>
    typeof part === 'object' && part !== null ? Object.values(part).filter((each) => each !== null) : [part],
  );
  return flat.length === 0 ? t('audit.nothing') : getListText(t, flat, entry);
}
