import { type RefObject, useLayoutEffect, useState } from 'react';
import { findFreeTop } from './findFreeTop';
import { findPlaceBeside } from './findPlaceBeside';

/** CSS selector of the headings of pages, sheets and dialogs. */
const HEADINGS = 'h1, .ant-drawer-title, .ant-modal-title';
/** CSS selector of what people press or type into. */
const CONTROLS = ':is(main, .ant-drawer, .ant-modal) :is(a, button, input, select, textarea, summary)';
/** CSS selector of sheets and dialogs. */
const DIALOGS = '.ant-drawer-content-wrapper, .ant-modal';

interface Place {
  /** Pixels from the top of the window. */
  top: number;
  isAtStart: boolean;
  /** How many toasts have room; the others wait. */
  fitting: number;
}

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** Returns how many of the toasts in a list fit into a height. */
function countFitting(list: HTMLElement, room: number): number {
  const begin = list.getBoundingClientRect().top;
  return [...list.children].filter((line) => line.getBoundingClientRect().bottom - begin <= room).length;
}

function findPlace(list: HTMLElement, isAtStart: boolean): Place {
  const own = list.getBoundingClientRect();
  const { innerWidth: width, innerHeight: height } = window;
  const { top, bottom } = own;
  const usual = isAtStart ? { top, bottom, left: width - own.right, right: width - own.left } : own;
  const first = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  const beside = findPlaceBeside(usual, boxesOf(DIALOGS), { first, width });
  return {
    top: beside?.top ?? findFreeTop(usual, boxesOf(HEADINGS), boxesOf(CONTROLS), height),
    isAtStart: beside?.isAtStart ?? false,
    fitting: countFitting(list, beside?.room ?? Infinity),
  };
}

/**
 * Returns where the toasts are: nowhere over a dialog, and on a page where they cover no heading and no control. `list`
 * is the element that contains the toasts, `count` their number. The place is computed again when the page scrolls,
 * resizes or changes, and when a dialog has arrived.
 */
export function useFreePlace(list: RefObject<HTMLElement | null>, count: number): Place {
  const [place, setPlace] = useState<Place>({ top: 0, isAtStart: false, fitting: count });
  useLayoutEffect(() => {
    if (count === 0) return;
    const compute = () =>
      setPlace((before) => {
        const after = list.current ? findPlace(list.current, before.isAtStart) : before;
        const isSame = before.top === after.top && before.isAtStart === after.isAtStart;
        return isSame && before.fitting === after.fitting ? before : after;
      });
    compute();
    const observer = new MutationObserver(compute);
    observer.observe(document.body, { childList: true, subtree: true });
    const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
    events.forEach((event) => window.addEventListener(event, compute, { passive: true }));
    return () => {
      observer.disconnect();
      events.forEach((event) => window.removeEventListener(event, compute));
    };
  }, [count, list]);
  return place;
}
