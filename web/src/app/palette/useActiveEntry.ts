import { type KeyboardEvent, useState } from 'react';
import { isByInputMethod } from '../../lib/isByInputMethod';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Gives a text field the keyboard of a list below it: the arrow keys move from entry to entry and around the
 * ends, Enter chooses. The first entry is active until the person moves. Keys that an input method handles do
 * nothing.
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
