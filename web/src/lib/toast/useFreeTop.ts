import { type RefObject, useLayoutEffect, useState } from 'react';
import { findFreeTop } from './findFreeTop';

/** The top bar and every heading, those of sheets and dialogs too. */
const OBSTACLES = 'header[data-night], h1, h2, h3, .ant-drawer-title, .ant-modal-title';

/** Where the toasts in `list` begin, in pixels: below the top bar, and never over a heading. */
export function useFreeTop(list: RefObject<HTMLElement | null>, count: number): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (count === 0) return;
    const place = () => {
      if (!list.current) return;
      const boxes = [...document.querySelectorAll(OBSTACLES)].map((obstacle) =>
        obstacle.getBoundingClientRect(),
      );
      setTop(findFreeTop(list.current.getBoundingClientRect(), boxes, window.innerHeight));
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [count, list]);
  return top;
}
