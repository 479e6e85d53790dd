import { useRef, useState } from 'react';
import type { TextKey } from '../../i18n/TextKey';
import type { getIdentityErrorText } from './getIdentityErrorText';

type Place = Parameters<typeof getIdentityErrorText>[0];

/**
 * Returns the key of the text for an error, and writes an unexpected error to the console. The texts' rules are
 * loaded when they are needed; while offline, they cannot be.
 */
async function textOf(place: Place, error: unknown): Promise<TextKey> {
  const rules = await import('./getIdentityErrorText').catch(() => null);
  const text = rules ? rules.getIdentityErrorText(place, error) : 'auth.identity.offline';
  if (!rules || rules.isUnexpected(text)) console.warn(place, error);
  return text;
}

/**
 * Returns `attempt`, which runs an action that calls Cognito. It resolves to null on success, otherwise to
 * the key of the error text. While an action is running, another call of `attempt` does nothing and resolves
 * to null. Also returns whether an action is running (`isRunning`) and the key of the last action's error
 * text (`refused`).
 */
export function useAttempt(place: Place) {
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
      const text = await textOf(place, error);
      setRefused(text);
      return text;
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return { attempt, isRunning, refused };
}
