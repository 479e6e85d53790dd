import { type KeyboardEvent, useState } from 'react';

interface RowKeys {
  /** The number of rows in the table. */
  count: number;
  onOpen: (index: number) => void;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, button, a, [role="menu"]') !== null;

/**
 * Lets people operate a table by keyboard: j and k, or the arrow keys, move through the rows, Enter opens the
 * current one. Keys pressed in a field, a button or a link are ignored.
 */
export function useRowKeys({ count, onOpen }: RowKeys) {
  const [current, setCurrent] = useState(-1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setCurrent(Math.min(count - 1, Math.max(0, current + step)));
    } else if (event.key === 'Enter' && current >= 0 && current < count) {
      onOpen(current);
    }
  };
  return { current, setCurrent, onKeyDown };
}
