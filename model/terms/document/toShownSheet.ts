import { toAnswers } from '../toAnswers';
import { findCurrentSheet } from './findCurrentSheet';
import type { SheetOfTerms, TermsSheets } from './SheetOfTerms';
import type { ShownSheet } from './ShownSheet';
import { toDelivery } from './toDelivery';

/**
 * Returns a version as its document shows it. A change of accepted terms names the version that it changes, and the day of
 * the first acceptance, which stays that of the contract; the version in force says how it is delivered now.
 */
export function toShownSheet(sheet: SheetOfTerms, { sheets, deliveries }: TermsSheets): ShownSheet {
  const before = sheets.find(({ number }) => number === sheet.amends);
  const revoked = deliveries?.findLast(({ deed }) => deed === 'REVOKE');
  const isCurrent = sheet.number === findCurrentSheet(sheets)?.number;
  const delivery = isCurrent ? toDelivery({ sheets, deliveries }) : null;
  const first = sheets.findLast(({ state }) => state === 'ACCEPTED');
  return {
    ...sheet,
    answers: toAnswers(sheet.answers),
    ...(delivery && { wantsElectronic: delivery.isElectronic, handedOn: delivery.handedOn }),
    revokedOn: delivery?.isElectronic === false ? revoked?.on : null,
    agreedAt: first?.answeredAt ?? sheet.answeredAt,
    before: before && { number: before.number, answers: toAnswers(before.answers) },
  };
}
