import { serverClock } from '../../../../lib/api/serverClock';
import type { Meeting } from './Meeting';

export type Phase = 'offered' | 'agreed' | 'moving' | 'expired' | 'cancelled' | 'past';

/**
 * Returns how far a meeting has come. Nothing is written when offered times expire, or when a meeting takes place: that
 * follows from the time.
 */
export function findPhase({ state, times, answerBy, at, minutes }: Meeting): Phase {
  const now = serverClock.now();
  const isOpen = (times ?? []).length > 0 && Date.parse(answerBy ?? '') > now;
  if (state === 'CANCELLED') return 'cancelled';
  if (state === 'PROPOSED') return isOpen ? 'offered' : 'expired';
  if (Date.parse(at ?? '') + minutes * 60_000 <= now) return 'past';
  return isOpen ? 'moving' : 'agreed';
}
