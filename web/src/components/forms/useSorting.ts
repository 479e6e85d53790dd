import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Sorting {
  items: readonly { id: string; name: string }[];
  list: RefObject<HTMLOListElement | null>;
  onMove: (id: string, to: number) => void;
}

interface Held {
  id: string;
  /** The index to which the person has moved the held item, counted from 0. */
  to: number;
}

/**
 * Returns the index at which the held item would be dropped: the number of other items whose middle is above
 * `y`, a height in the window in pixels.
 */
function placeAt(list: HTMLElement, held: Element | null, y: number): number {
  const others = [...list.children].filter((row) => row !== held);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

/**
 * Manages sorting a list by pointer or keyboard: which item the person holds (`held`) and at which index each
 * item is shown (`placeOf`). `handle` gives the event handlers of an item's drag handle. `message` says, for
 * screen readers, which item was picked up, moved, dropped or put back, and to which place. While an item is
 * held, only the CSS order changes, because an element that is moved in the document would lose the pointer
 * and the focus.
 */
export function useSorting({ items, list, onMove }: Sorting) {
  const { t } = useTranslation();
  const [held, setHeld] = useState<Held | null>(null);
  const [message, setMessage] = useState('');
  const focused = useRef<HTMLElement | null>(null);
  const indexOf = (id: string) => items.findIndex((item) => item.id === id);
  const say = (key: 'held' | 'moved' | 'dropped' | 'returned', id: string, to: number) => {
    const name = items[indexOf(id)]?.name ?? '';
    setMessage(t(`editing.sort.${key}`, { name, place: to + 1, n: items.length }));
  };
  const hold = (id: string, to: number) => {
    setHeld({ id, to });
    say(to === indexOf(id) && held?.id !== id ? 'held' : 'moved', id, to);
  };
  const drop = () => {
    if (!held) return;
    const { id, to } = held;
    setHeld(null);
    say('dropped', id, to);
    if (to !== indexOf(id)) onMove(id, to);
  };
  const putBack = () => {
    if (held) say('returned', held.id, indexOf(held.id));
    setHeld(null);
  };
  const keyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = held?.id === id;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      if (isHeld) drop();
      else hold(id, indexOf(id));
    } else if (isHeld && step) hold(id, Math.min(Math.max(held.to + step, 0), items.length - 1));
    else if (isHeld && event.key === 'Escape') putBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    held: held?.id ?? null,
    message,
    /** The drag handle that has the focus, or had it before its row was moved in the document. */
    focused,
    /** Returns the index at which an item is shown while the person moves an item. */
    placeOf(id: string) {
      if (!held) return indexOf(id);
      const others = items.filter((item) => item.id !== held.id);
      const at = others.findIndex((item) => item.id === id);
      if (id === held.id) return held.to;
      return at < held.to ? at : at + 1;
    },
    handle: (id: string) => ({
      onKeyDown: keyDown(id),
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => (focused.current = currentTarget),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (!relatedTarget) return;
        focused.current = null;
        drop();
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(id, indexOf(id));
      },
      onPointerMove({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
        if (held?.id !== id || !list.current || !currentTarget.hasPointerCapture(pointerId)) return;
        const to = placeAt(list.current, currentTarget.closest('li'), clientY);
        if (to !== held.to) hold(id, to);
      },
      onPointerUp: drop,
      onPointerCancel: putBack,
    }),
  };
}
