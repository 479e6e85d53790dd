import { type ReactNode, useEffect, useState } from 'react';
import { delays } from '../../lib/settings/delays';

/**
 * Renders its children only after a delay, for loading indicators that should not flash when loading is
 * quick.
 */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delays.loadingIndicator);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
