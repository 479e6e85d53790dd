import type { TFunction } from 'i18next';
import { auditActions } from '../../../../model/auditActions';
import { getRecordText } from './getRecordText';
import type { AuditRow } from './useAuditLog';

/**
 * Returns the words for what an entry of the audit log says was done, such as 「職歴を変更した」. For an action that this
 * release does not know, returns the action's name.
 */
export function getActionText(t: TFunction, { action, record }: Pick<AuditRow, 'action' | 'record'>): string {
  const known = auditActions.find((one) => one === action);
  return known ? t(`audit.action.${known}`, { record: getRecordText(t, record) }) : action;
}
