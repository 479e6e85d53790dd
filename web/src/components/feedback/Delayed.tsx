import { type ReactNode, useEffect, useState } from 'react';
import { delays } from '../../lib/settings/delays';

/** The number of loading indicators that are visible now. */
let visible = 0;

/**
 * Shows a loading indicator only after a delay, so that it does not flash when loading is quick. When another
 * indicator is already visible, this one is visible at once, so that nothing blinks while a page loads in
 * several steps.
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
