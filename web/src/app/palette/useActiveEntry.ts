import { type KeyboardEvent, useState } from 'react';
import { isByInputMethod } from '../../lib/isByInputMethod';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the index of the active entry of a list and the keyboard handler for the text field above the
 * list. The arrow keys activate the next or the previous entry; after the last entry comes the first. Enter
 * chooses the active entry, which is the first one until the person presses an arrow key. Keys that an
 * input method handles do nothing.
 * @param keys the keys of the entries, in the order of the list
 */
export function useActiveEntry(keys: readonly string[], onChoose: (at: number) => void) {
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(active === null ? 0 : keys.indexOf(active), 0);
  return {
    at,
    reset: () => setActive(null),
    onKeyDown(event: KeyboardEvent) {
      if (isByInputMethod(event.nativeEvent) || keys.length === 0) return;
      const step = STEPS[event.key];
      if (step) setActive(keys[(at + step + keys.length) % keys.length] ?? null);
      else if (event.key === 'Enter') onChoose(at);
      else return;
      event.preventDefault();
    },
  };
}
