import { useEffect, useState } from 'react';

/**
 * Returns false until the browser has painted the component for the first time. A component can wait for
 * this before it starts work that would delay the first paint.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
