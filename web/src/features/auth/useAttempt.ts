import { useRef, useState } from 'react';
import type { TextKey } from '../../i18n/TextKey';
import { getIdentityErrorText, isUnexpected } from './getIdentityErrorText';

/**
 * Returns `attempt`, which runs an action that calls Cognito. It resolves to null on success, otherwise to
 * the key of the error text. While an action is running, another call of `attempt` does nothing and resolves
 * to null. Also returns whether an action is running (`isRunning`) and the key of the last action's error
 * text (`refused`).
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
      if (isUnexpected(text)) console.warn(place, error);
      setRefused(text);
      return text;
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { attempt, isRunning, refused };
}
