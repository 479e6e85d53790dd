import type { TFunction } from 'i18next';
import type { OfferedTalentFragment } from '../../generated/talentCard';

/** Returns the name under which organizations see a talent: the chosen one, otherwise the initials. */
export const getClientName = (
  { nameForClient, nameInitial }: Pick<OfferedTalentFragment, 'nameForClient' | 'nameInitial'>,
  t: TFunction,
): string => nameForClient || nameInitial || t('users.client.unnamed');
