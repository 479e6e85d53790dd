import { useEffect, useRef } from 'react';

const CONTROLS = '.ant-table-row :is(a[href], button, input)';

/**
 * Makes the scrollable body of a table reachable by keyboard when no row contains a control that can get the
 * focus, as in an empty table. Returns the ref for an element around the table.
 */
export function useScrollFocus() {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = around.current?.querySelector('.ant-table-body');
    if (body?.querySelector(CONTROLS)) body.removeAttribute('tabindex');
    else body?.setAttribute('tabindex', '0');
    // Ant Design repeats the head in a hidden row to measure the columns; nobody should reach its checkbox.
    around.current?.querySelector('.ant-table-measure-row')?.setAttribute('inert', '');
  });
  return around;
}
