import { useEffect, useState } from 'react';

/**
 * Counts down from the given number of seconds to zero, starting with the first render (unless `isOver`) and again
 * with each call of `restart`. Returns the remaining seconds and `restart`.
 */
export function useCountdown(from: number, isOver = false) {
  const [seconds, setSeconds] = useState(isOver ? 0 : from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, restart: () => setSeconds(from) };
}
