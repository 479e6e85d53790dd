import { type ReactNode, useEffect, useState } from 'react';
import { delays } from '../../lib/settings/delays';

/** Shows its children only when the wait becomes noticeable. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delays.loadingIndicator);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
