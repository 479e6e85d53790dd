import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/** An element without a box, so that its content lies in the layout of the place where it is. */
function createBearer(): HTMLElement {
  const bearer = document.createElement('div');
  bearer.style.display = 'contents';
  return bearer;
}

/**
 * For content that is at different places of the layout in windows of different widths, for example in a tab or beside
 * it. It is mounted once, as soon as it has a place, and stays so without one: what somebody has typed, chosen or opened
 * in it is kept when the window changes. `content` belongs at a place of the tree that stays, `place` where it is shown;
 * only one place may be rendered at a time.
 */
export function useMovable(content: ReactNode): { content: ReactNode; place: ReactNode } {
  const [bearer, setBearer] = useState<HTMLElement | null>(null);
  const settle = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const moved = bearer ?? createBearer();
      if (moved.parentElement !== place) place.append(moved);
      setBearer(moved);
    },
    [bearer],
  );
  return {
    content: bearer && createPortal(content, bearer),
    place: <div ref={settle} style={{ display: 'contents' }} />,
  };
}
