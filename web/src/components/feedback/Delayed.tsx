import { type ReactNode, useEffect, useState } from 'react';
import { delays } from '../../lib/settings/delays';

/** The number of loading indicators that are visible now. */
let visible = 0;

/**
 * Renders its children only after a delay, for loading indicators that should not flash when loading is
 * quick. An indicator that replaces a visible one is visible at once, so that it does not blink when a page
 * loads in several steps.
 */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(visible > 0);
  useEffect(() => {
    if (due) {
      visible += 1;
      return () => void (visible -= 1);
    }
    const timer = setTimeout(() => setDue(true), delays.loadingIndicator);
    return () => clearTimeout(timer);
  }, [due]);
  return due ? children : null;
}
