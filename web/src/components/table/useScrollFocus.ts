import { useEffect, useRef } from 'react';

/**
 * Makes the scrollable body of an empty table reachable by keyboard. With rows this is not needed, because
 * their buttons can get the focus. Returns the ref for an element around the table.
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
