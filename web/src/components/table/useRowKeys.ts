import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface RowKeys {
  /** The number of rows in the table. */
  count: number;
  /** The element around the table. When the current row changes, it is scrolled into view there. */
  region: RefObject<HTMLElement | null>;
  onOpen: (index: number) => void;
  /** Selects a row, or deselects it. Absent when the rows of the table cannot be selected. */
  onToggle?: (index: number) => void;
  /** Called when Esc is pressed outside of dialogs, menus and form fields. */
  onEscape?: () => void;
}

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const steps: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Lets people use a table with the keyboard. The keys j and k move through the rows, whatever has the focus
 * on the page; the arrow keys do so while the table has the focus. Enter opens the current row, unless a
 * button or link has the focus; x selects or deselects the row. In dialogs, menus and form fields (except
 * checkboxes), none of these keys has an effect.
 */
export function useRowKeys({ count, region, onOpen, onToggle, onEscape }: RowKeys) {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    region.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, region]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (isWithin(event, 'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="dialog"]'))
      return;
    const step = steps[event.key];
    const isRow = current >= 0 && current < count;
    if (step && (event.key.length === 1 || region.current === event.target)) {
      event.preventDefault();
      setCurrent(Math.min(count - 1, Math.max(0, current + step)));
    } else if (event.key === 'Enter' && isRow && !isWithin(event, 'button, a')) onOpen(current);
    else if (event.key === 'x' && isRow) onToggle?.(current);
    else if (event.key === 'Escape') onEscape?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { current, setCurrent };
}
