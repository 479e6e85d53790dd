import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findView, type View } from './findView';
import type { Part } from './toParts';

/** Returns the uppermost message, an element with `data-line`, that is at least partly visible in `pane`. */
function findLine(pane: Element): Element | undefined {
  const lines = pane.querySelectorAll('[data-line]');
  const edge = pane.getBoundingClientRect().top;
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (lines[middle]!.getBoundingClientRect().bottom > edge) to = middle;
    else from = middle + 1;
  }
  return lines[from];
}

/** Maximum distance from the end, in pixels, at which new messages scroll into view automatically. */
const AT_END = 80;
/** Distance from the visible area, in pixels, within which messages are drawn. */
const MARGIN = 1500;
/** How many pages beside the drawn ones keep their messages, so that short ways back load nothing. */
const SPARE = 3;

const WHOLE: View = { oldest: Infinity, newest: -Infinity, above: 0, below: 0 };
const isSame = (one: View, other: View) =>
  one.oldest === other.oldest &&
  one.newest === other.newest &&
  one.above === other.above &&
  one.below === other.below;

interface Options {
  /** The id of the message with which the conversation opens; the newest ones if it is missing. */
  start?: string;
  /** Changes when a message is added at the end. */
  last: string;
  /** Called with the cursor of a page that is to be drawn and whose messages were dropped. */
  onMissing: (token: string) => void;
  /** Called with the positions of the pages that are near the visible area, when they change. */
  onMoved: (from: number, to: number) => void;
}

/**
 * Decides which parts of a conversation are drawn: those near the visible area of `pane`. Empty boxes take the
 * place of the others. While parts above change their height, the visible messages stay in place; at the end,
 * new messages scroll into view. Returns the current view, the heights in pixels of the parts that have been
 * drawn, whether there are new messages below, a function that scrolls to the end, and one to call after each
 * scrolling.
 */
export function useWindow(pane: RefObject<HTMLElement | null>, parts: readonly Part[], options: Options) {
  const { start, last, onMissing, onMoved } = options;
  const [view, setView] = useState(WHOLE);
  const [isBehind, setIsBehind] = useState(false);
  const [heights] = useState(() => new Map<number, number>());
  /** The uppermost visible message and its distance from the beginning of all messages, in pixels. */
  const anchor = useRef<{ line: Element; top: number }>(undefined);
  const isAtEnd = useRef(true);
  const hasStarted = useRef(false);
  const moved = useRef('');

  const look = () => {
    const element = pane.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END;
    if (isAtEnd.current) setIsBehind(false);
    const line = findLine(element);
    anchor.current = line && { line, top: topOf(line, element) };
    const positions = parts.map(({ position }) => position);
    const range = { from: scrollTop - MARGIN, to: scrollTop + clientHeight + MARGIN };
    const next = findView(positions, heights, range);
    setView((known) => (isSame(known, next) ? known : next));
    const near = parts.filter(({ position }) => position <= next.oldest && position >= next.newest);
    const [oldest = 0, newest = 0] = [near[0]?.position, near.at(-1)?.position];
    if (moved.current !== `${newest} ${oldest}`) onMoved(newest - SPARE, oldest + SPARE);
    moved.current = `${newest} ${oldest}`;
    const missing = near.find(({ lines }) => !lines)?.token;
    if (missing) onMissing(missing);
  };

  const toEnd = () => {
    if (pane.current) pane.current.scrollTop = pane.current.scrollHeight;
    setIsBehind(false);
  };

  useLayoutEffect(() => {
    if (!isAtEnd.current) setIsBehind(true);
  }, [last]);
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    for (const part of element.querySelectorAll<HTMLElement>('[data-part]'))
      heights.set(Number(part.dataset['part']), part.getBoundingClientRect().height);
    const kept = anchor.current;
    const first = hasStarted.current ? null : element.querySelector(`[data-line="${start ?? ''}"]`);
    hasStarted.current = true;
    if (first) first.scrollIntoView({ block: 'center' });
    else if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (kept?.line.isConnected) element.scrollTop += topOf(kept.line, element) - kept.top;
    look();
  });
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  return { view, heights, isBehind, toEnd, look };
}

/** Returns the distance of a message from the beginning of all messages, in pixels. */
function topOf(line: Element, pane: Element): number {
  return line.getBoundingClientRect().top - pane.getBoundingClientRect().top + pane.scrollTop;
}
