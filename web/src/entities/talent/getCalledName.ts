import type { TFunction } from 'i18next';
import type { ClientTalentFragment } from '../../generated/clientTalent';
import { getClientName } from './getClientName';

/**
 * Returns the name by which the page of a talent calls them to an organization: the full name of those who share it,
 * or have applied, otherwise the name on the cards of the search.
 */
export const getCalledName = (
  talent: Pick<ClientTalentFragment, 'name' | 'nameForClient' | 'nameInitial'>,
  t: TFunction,
): string => talent.name ?? getClientName(talent, t);
