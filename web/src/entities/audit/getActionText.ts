import type { TFunction } from 'i18next';
import { auditActions } from '../../../../model/auditActions';

/** Returns the words for an action of the audit log; for one that this release does not know, its name. */
export function getActionText(t: TFunction, action: string): string {
  const known = auditActions.find((one) => one === action);
  return known ? t(`audit.action.${known}`) : action;
}
