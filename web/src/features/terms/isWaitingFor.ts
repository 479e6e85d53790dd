import type { ReviewSide } from '../../generated/schema';
import { toDelivery } from '../../../../model/terms/document/toDelivery';
import type { ApplicationTerms } from './useApplicationTerms';

/**
 * Returns whether a contract waits for a side: for an answer to a proposed change or to what was said about its end, or
 * for paper that the organization hands over.
 */
export function isWaitingFor(terms: ApplicationTerms, side: ReviewSide): boolean {
  const { sheets, ending } = terms;
  const [newest] = sheets;
  const isAmended = newest?.state === 'SENT' && !!newest.proposedBy && newest.proposedBy !== side;
  const isEnding = ending?.state === 'NOTIFIED' || ending?.state === 'PROPOSED';
  const isPaperDue = side === 'CLIENT' && toDelivery(terms)?.paper === 'DUE';
  return isAmended || isPaperDue || (isEnding && ending.by !== side);
}
