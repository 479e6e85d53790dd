import { useRef } from 'react';
import { createClientToken } from '../../../lib/apollo/createClientToken';

/** The API accepts a token for ten minutes. */
const NINE_MINUTES = 540_000;

/**
 * Returns a function that gives the token for creating a record. It stays the same for nine minutes, so that
 * repeating an attempt whose answer was lost does not create the record twice.
 */
export function useClientToken(): () => string {
  const last = useRef({ token: '', at: 0 });
  return () => {
    const now = Date.now();
    if (now - last.current.at > NINE_MINUTES) last.current = { token: createClientToken(now), at: now };
    return last.current.token;
  };
}
