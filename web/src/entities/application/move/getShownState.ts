import type { ApplicationRowFragment } from '../../../generated/application';
import type { ApplyType } from '../../../generated/schema';
import type { UnsentMove } from './UnsentMove';

interface ShownState {
  type: ApplyType;
  /** True while the server has not confirmed the state. */
  isUnsent: boolean;
}

/**
 * Returns the state in which an application is shown: the new state while a move is waiting or being sent,
 * otherwise the stored state. A move that failed, or that was left when the page was closed, is listed above the
 * applications until it is sent or discarded.
 */
export function getShownState(
  { id, type }: Pick<ApplicationRowFragment, 'id' | 'type'>,
  moves: readonly UnsentMove[],
): ShownState {
  const unsent = moves.find(
    (move) => move.id === id && (move.state === 'waiting' || move.state === 'sending'),
  );
  return { type: unsent?.to ?? type ?? 'APPLIED', isUnsent: unsent !== undefined };
}
