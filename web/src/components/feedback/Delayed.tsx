import { type ReactNode, useEffect, useState } from 'react';

const BEFORE_IT_FEELS_SLOW = 200;

/** Shows its children only when the wait becomes noticeable. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), BEFORE_IT_FEELS_SLOW);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}
