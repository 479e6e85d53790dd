import { useEffect, useState } from 'react';

/** Counts seconds down to zero, from the first render and from each `restart`. */
export function useCountdown(from: number) {
  const [seconds, setSeconds] = useState(from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, restart: () => setSeconds(from) };
}
