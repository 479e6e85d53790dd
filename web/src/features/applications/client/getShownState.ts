import type { ApplicationRowFragment } from '../../../generated/application';
import type { ApplyType } from '../../../generated/schema';
import type { UnsentMove } from '../move/UnsentMove';

interface ShownState {
  type: ApplyType;
  /** True while the server has not confirmed the state. */
  isUnsent: boolean;
}

/** Returns the state in which an application is shown: that of its unsent move if there is one, unless it failed. */
export function getShownState(
  { id, type }: Pick<ApplicationRowFragment, 'id' | 'type'>,
  moves: readonly UnsentMove[],
): ShownState {
  const unsent = moves.find(
    (move) => move.id === id && (move.state === 'waiting' || move.state === 'sending'),
  );
  return { type: unsent?.to ?? type ?? 'APPLIED', isUnsent: unsent !== undefined };
}
