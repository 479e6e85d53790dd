import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface RowKeys {
  /** The number of rows in the table. */
  count: number;
  /** The element around the table. When the current row changes, it is scrolled into view there. */
  region: RefObject<HTMLElement | null>;
  onOpen: (index: number) => void;
}

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const steps: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Lets people move through the rows of a table with the keyboard: with j and k anywhere on the page, with the
 * arrow keys while the table has the focus. Enter opens the current row. None of these keys has an effect in
 * form fields, dialogs and menus; Enter also has none on a button or link.
 */
export function useRowKeys({ count, region, onOpen }: RowKeys) {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    region.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, region]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (isWithin(event, 'input, textarea, select, [role="menu"], [role="dialog"]')) return;
    const step = steps[event.key];
    if (step && (event.key.length === 1 || region.current === event.target)) {
      event.preventDefault();
      setCurrent(Math.min(count - 1, Math.max(0, current + step)));
    } else if (event.key === 'Enter' && current >= 0 && current < count && !isWithin(event, 'button, a')) {
      onOpen(current);
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { current, setCurrent };
}
