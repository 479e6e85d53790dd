import type { TFunction } from 'i18next';
import type { ApplicationRowFragment } from '../../../generated/application';

/**
 * Returns the applicant's name as organizations see it: the full name, because applying is consent; after a
 * withdrawal only the name of the public profile, or that there is none.
 */
export function getShownName({ user, type }: ApplicationRowFragment, t: TFunction): string {
  const name = type === 'WITHDRAWN' ? user?.displayName : (user?.name ?? user?.displayName);
  return name ?? t('jobBoard.unnamed');
}
