import { useRef, useState } from 'react';
import type { TextKey } from '../../i18n/TextKey';
import { getIdentityErrorText } from './getIdentityErrorText';

/**
 * Returns a function that runs an action with calls to Cognito. It resolves to null when the action succeeds,
 * otherwise to the text for the error. While an action is running, a further call does nothing and resolves
 * to null. The hook also returns whether an action is running, and the error text of the last action.
 */
export function useAttempt(place: Parameters<typeof getIdentityErrorText>[0]) {
  const [isRunning, setIsRunning] = useState(false);
  const [refused, setRefused] = useState<TextKey | null>(null);
  const running = useRef(false);
  const attempt = async (action: () => Promise<void>): Promise<TextKey | null> => {
    if (running.current) return null;
    running.current = true;
    setIsRunning(true);
    setRefused(null);
    try {
      await action();
      return null;
    } catch (error) {
      const text = getIdentityErrorText(place, error);
      if (text === 'auth.failed') console.warn(place, error);
      setRefused(text);
      return text;
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { attempt, isRunning, refused };
}
