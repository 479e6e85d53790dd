import type { EnumValue } from '../enums';
import type { DeliveryState } from './findDelivery';
import type { ContractKind } from './TermsItem';

/**
 * Returns what a side can do about the document of a contract now: the talent of an employment wishes for it electronically
 * or revokes that, the talent of freelance work asks for paper; the organization hands over what is due. Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset.
 */
export function listDeliveryDeeds(
  side: EnumValue<'ReviewSide'>,
  kind: ContractKind,
  { isElectronic, paper }: Pick<DeliveryState, 'isElectronic' | 'paper'>,
): EnumValue<'DeliveryDeed'>[] {
  if (side === 'CLIENT') return paper === 'DUE' ? ['HAND_OVER'] : [];
  if (kind === 'EMPLOYMENT') return [isElectronic ? 'REVOKE' : 'WISH'];
  return paper === 'NONE' ? ['REQUEST'] : [];
}
