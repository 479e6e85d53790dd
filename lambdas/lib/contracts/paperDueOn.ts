import { japanDay } from '../../../model/japanDay';
import { findDelivery } from '../../../model/terms/findDelivery';
import type { ContractKind } from '../../../model/terms/TermsItem';
import type { StoredRow } from '../StoredRow';

type Log = Parameters<typeof findDelivery>[1];

/**
 * Returns the day until which the organization hands over the document of a contract on paper; null if none is due.
 * @param sheets the sheets of terms of the application
 */
export function paperDueOn({ deliveries }: StoredRow, sheets: readonly StoredRow[]): string | null {
  const accepted = sheets
    .filter(({ state }) => state === 'ACCEPTED')
    .toSorted((one, other) => Number(one.number) - Number(other.number));
  const current = accepted.at(-1);
  if (!current) return null;
  const { kind, number, wantsElectronic, answeredAt } = current;
  const agreed = {
    kind: kind as ContractKind,
    number: Number(number),
    wantsElectronic: wantsElectronic === true,
    acceptedOn: answeredAt ? japanDay(new Date(String(answeredAt))) : null,
  };
  return findDelivery(agreed, (deliveries ?? []) as Log).dueOn;
}
