import { type RefObject, useLayoutEffect, useState } from 'react';
import { findFreeTop } from './findFreeTop';

/** CSS selector of the headings of pages, sheets and dialogs. */
const HEADINGS = 'h1, .ant-drawer-title, .ant-modal-title';
/** CSS selector of what people press or type into. */
const CONTROLS = ':is(main, .ant-drawer, .ant-modal) :is(a, button, input, select, textarea, summary)';

/**
 * Returns the top position, in pixels from the top of the window, at which the toasts cover no heading and no control.
 * `list` is the element that contains the toasts, `count` their number. The position is computed again when
 * the page scrolls, resizes or changes.
 */
export function useFreeTop(list: RefObject<HTMLElement | null>, count: number): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (count === 0) return;
    const place = () => {
      if (!list.current) return;
      const boxesOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const own = list.current.getBoundingClientRect();
      setTop(findFreeTop(own, boxesOf(HEADINGS), boxesOf(CONTROLS), window.innerHeight));
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [count, list]);
  return top;
}
