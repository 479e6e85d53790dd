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
  // Ant Design repeats the head in a hidden row to measure the columns; nobody should reach its checkbox.
  useEffect(() => {
    around.current?.querySelector('.ant-table-measure-row')?.setAttribute('inert', '');
  });
  return around;
}
