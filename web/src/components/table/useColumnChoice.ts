import { useState } from 'react';
import { stored } from '../../lib/storage/stored';
import { readStoredJson } from '../../lib/storage/readStoredJson';

/**
 * Returns the hidden columns of a table and a function that hides or shows a column. The choice is stored on
 * this device under the table's name.
 * @param atFirst the columns that are hidden until somebody chooses
 */
export function useColumnChoice(
  table: string,
  atFirst: readonly string[] = [],
): [hidden: string[], toggle: (column: string) => void] {
  const key = `hiddenColumns.${table}`;
  const [hidden, setHidden] = useState<string[]>(() => {
    const kept = readStoredJson(key);
    return Array.isArray(kept) ? kept.filter((column) => typeof column === 'string') : [...atFirst];
  });
  const toggle = (column: string) => {
    const next = hidden.includes(column) ? hidden.filter((other) => other !== column) : [...hidden, column];
    setHidden(next);
    stored.device.set(key, JSON.stringify(next));
  };
  return [hidden, toggle];
}
