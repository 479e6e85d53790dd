import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window an element counts as near: the `rootMargin` of an IntersectionObserver. */
const MARGIN = '200px 0px';

/**
 * Returns a ref for an element and whether the element has ever been in the window, or a little below it. What is not
 * near need not be loaded.
 */
export function useNear<Box extends HTMLElement>(): [RefObject<Box | null>, boolean] {
  const box = useRef<Box>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return [box, isNear];
}
