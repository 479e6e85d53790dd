import type { TFunction } from 'i18next';
import type { ApplicationRowFragment } from '../../../generated/application';

/**
 * Returns the applicant's name as organizations see it. It is the full name, because applying is consent;
 * after a withdrawal, it is the name of the public profile. Without a name, returns a general text.
 */
export function getShownName({ user, type }: ApplicationRowFragment, t: TFunction): string {
  const name = type === 'WITHDRAWN' ? user?.displayName : (user?.name ?? user?.displayName);
  return name ?? t('jobBoard.unnamed');
}
