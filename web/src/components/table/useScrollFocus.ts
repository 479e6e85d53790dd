import { useEffect, useRef } from 'react';

/**
 * Makes the scrolled part of a table reachable by keyboard while the table has no rows; the buttons of rows are
 * reachable themselves. Returns the ref of an element around the table.
 */
export function useScrollFocus(isEmpty: boolean) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = around.current?.querySelector('.ant-table-body');
    if (isEmpty) body?.setAttribute('tabindex', '0');
    else body?.removeAttribute('tabindex');
  }, [isEmpty]);
  return around;
}
