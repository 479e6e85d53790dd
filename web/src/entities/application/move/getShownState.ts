import type { ApplicationRowFragment } from '../../../generated/application';
import type { ApplyType } from '../../../generated/schema';
import type { MoveStep, UnsentMove } from './UnsentMove';

interface ShownState {
  type: ApplyType;
  /** The step of the job's own selection; with an id that the job may have no more. */
  step: MoveStep | null;
  /** True while the server has not confirmed the state. */
  isUnsent: boolean;
}

/**
 * Returns the state in which an application is shown: the new state while a move is waiting or being sent,
 * otherwise the stored state. A move that failed, or that was left when the page was closed, is listed above the
 * applications until it is sent or discarded.
 */
export function getShownState(
  { id, type, stepId, stepTitle }: Pick<ApplicationRowFragment, 'id' | 'type' | 'stepId' | 'stepTitle'>,
  moves: readonly UnsentMove[],
): ShownState {
  const unsent = moves.find(
    (move) => move.id === id && (move.state === 'waiting' || move.state === 'sending'),
  );
  const stored = stepId ? { id: stepId, title: stepTitle ?? '' } : null;
  const step = unsent ? (unsent.step ?? null) : stored;
  return { type: unsent?.to ?? type ?? 'APPLIED', step, isUnsent: unsent !== undefined };
}
