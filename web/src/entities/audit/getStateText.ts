import type { TFunction } from 'i18next';
import type { TextKey } from '../../i18n/TextKey';

/** Returns the name of an application's state; any other value as it is. */
export function getStateText(t: TFunction, value: unknown): string {
  const text = String(value);
  return /^[A-Z]+$/.test(text) ? t(`common.applyType.${text}` as TextKey, { defaultValue: text }) : text;
}
