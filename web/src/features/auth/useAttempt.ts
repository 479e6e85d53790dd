import { useRef, useState } from 'react';
import type { TextKey } from '../../i18n/TextKey';
import { getIdentityErrorText } from './getIdentityErrorText';

/** Runs calls to Cognito, one at a time, and provides the text for the error of the last one. */
export function useAttempt(place: Parameters<typeof getIdentityErrorText>[0]) {
  const [isRunning, setIsRunning] = useState(false);
  const [refused, setRefused] = useState<TextKey | null>(null);
  const running = useRef(false);
  const attempt = async (action: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    setRefused(null);
    try {
      await action();
    } catch (error) {
      const text = getIdentityErrorText(place, error);
      if (text === 'auth.failed') console.warn(place, error);
      setRefused(text);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { attempt, isRunning, refused };
}
