import type { TFunction } from 'i18next';
import { auditActions } from '../../../../model/auditActions';

/**
 * Returns the words for an action of the audit log. For an action that this release does not know, returns
 * the action's name.
 */
export function getActionText(t: TFunction, action: string): string {
  const known = auditActions.find((one) => one === action);
  return known ? t(`audit.action.${known}`) : action;
}
