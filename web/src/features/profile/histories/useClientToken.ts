import { useRef } from 'react';
import { createClientToken } from '../../../lib/apollo/createClientToken';

/** How long a client token is reused, in milliseconds. The API accepts a token for ten minutes. */
const NINE_MINUTES = 540_000;

/**
 * Returns a function that gives the client token for creating a record. It gives the same token for nine
 * minutes, so that repeating a request whose answer was lost does not create the record twice.
 */
export function useClientToken(): () => string {
  const last = useRef({ token: '', at: 0 });
  return () => {
    const now = Date.now();
    if (now - last.current.at > NINE_MINUTES) last.current = { token: createClientToken(now), at: now };
    return last.current.token;
  };
}
