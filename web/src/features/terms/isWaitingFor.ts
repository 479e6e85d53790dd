import type { ReviewSide } from '../../generated/schema';
import type { ApplicationTerms } from './useApplicationTerms';

/** Returns whether a contract waits for an answer of a side: to a proposed change, or to what was said about its end. */
export function isWaitingFor({ sheets, ending }: ApplicationTerms, side: ReviewSide): boolean {
  const [newest] = sheets;
  const isAmended = newest?.state === 'SENT' && !!newest.proposedBy && newest.proposedBy !== side;
  const isEnding = ending?.state === 'NOTIFIED' || ending?.state === 'PROPOSED';
  return isAmended || (isEnding && ending.by !== side);
}
