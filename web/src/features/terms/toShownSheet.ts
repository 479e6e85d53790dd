import type { ShownSheet } from './show/ShownSheet';
import { toAnswers } from '../../../../model/terms/toAnswers';
import type { Sheet } from './useApplicationTerms';

/**
 * Returns a version as its document shows it. A change of accepted terms names the version that it changes, and the day of
 * the first acceptance, which stays that of the contract.
 */
export function toShownSheet(sheet: Sheet, sheets: readonly Sheet[]): ShownSheet {
  const before = sheets.find(({ number }) => number === sheet.amends);
  const first = sheets.findLast(({ state }) => state === 'ACCEPTED');
  return {
    ...sheet,
    answers: toAnswers(sheet.answers),
    agreedAt: first?.answeredAt ?? sheet.answeredAt,
    before: before && { number: before.number, answers: toAnswers(before.answers) },
  };
}
