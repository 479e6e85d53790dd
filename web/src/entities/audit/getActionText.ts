import type { TFunction } from 'i18next';
import { auditActions } from '../../../../model/auditActions';
import type { TextKey } from '../../i18n/TextKey';
import type { AuditRow } from './useAuditLog';

/** Returns the text of a key that may not exist, or of another key instead. */
const textOr = (t: TFunction, key: string, other: TextKey) =>
  t(key as TextKey, { defaultValue: '' }) || t(other);

/**
 * Returns the words for what an entry of the audit log says was done, such as 「職歴を変更した」. For an action that this
 * release does not know, returns the action's name.
 */
export function getActionText(t: TFunction, { action, record }: Pick<AuditRow, 'action' | 'record'>): string {
  const known = auditActions.find((one) => one === action);
  if (!known) return action;
  return t(`audit.action.${known}`, { record: textOr(t, `audit.record.${record}`, 'audit.record.other') });
}
