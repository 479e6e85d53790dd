import type { TFunction } from 'i18next';
import type { TextKey } from '../../i18n/TextKey';

/** Returns the name of an application's state; any other value as it is. */
function getStateText(t: TFunction, value: unknown): string {
  const text = String(value);
  return /^[A-Z]+$/.test(text) ? t(`common.applyType.${text}` as TextKey, { defaultValue: text }) : text;
}

/** Returns the value in JSON; the text itself if it is none. */
function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return json;
  }
}

/**
 * Returns what people read of a value of the audit log, which is JSON: yes or no, the name of a state, or the text
 * itself. `other` is the value on the other side of the change: a flag without a value means no.
 */
export function getValueText(t: TFunction, json: string | null, other: string | null): string {
  const value = parse(json);
  if (value === true) return t('audit.yes');
  if (value === false || (value === null && typeof parse(other) === 'boolean')) return t('audit.no');
  if (value === null || value === '') return t('audit.nothing');
  if (Array.isArray(value)) return value.map((each) => getStateText(t, each)).join(t('audit.comma'));
  return typeof value === 'object' ? JSON.stringify(value) : getStateText(t, value);
}
