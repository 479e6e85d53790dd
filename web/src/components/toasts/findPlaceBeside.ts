import type { Box } from './Box';

/** The distance to the edge of the window and to a dialog, in pixels. */
const GAP = 8;

interface Place {
  /** Pixels from the top of the window; null for the usual ones. */
  top: number | null;
  isAtStart: boolean;
  /** How many pixels are free there. */
  room: number;
}

/**
 * Returns where toasts cover nothing of the open dialogs: at the other side of the window or, where the dialogs take its
 * width, above them. Null if no dialog is in the way, and if there is no room for the first toast either.
 * @param toasts their usual place
 * @param first the height of the first toast
 */
export function findPlaceBeside(
  toasts: Box,
  dialogs: readonly Box[],
  { first, width }: { first: number; width: number },
): Place | null {
  const isFree = (left: number, right: number) =>
    dialogs.every((dialog) => dialog.left >= right || dialog.right <= left);
  if (isFree(toasts.left, toasts.right)) return null;
  if (isFree(width - toasts.right, width - toasts.left))
    return { top: null, isAtStart: true, room: Infinity };
  const room = Math.min(...dialogs.map(({ top }) => top)) - 2 * GAP;
  return room >= first ? { top: GAP, isAtStart: false, room } : null;
}
