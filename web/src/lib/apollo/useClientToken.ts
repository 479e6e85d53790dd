import { useRef } from 'react';
import { serverClock } from '../api/serverClock';
import { createClientToken } from './createClientToken';

/** How long a client token is reused, in milliseconds. The API accepts a token for ten minutes. */
const NINE_MINUTES = 540_000;

/**
 * Returns a function that returns the client token with which a record is created. It returns the same token
 * for nine minutes, so that repeating a request whose response was lost does not create a second record. To
 * create several records, pass a `name` for each: each name has its own token.
 */
export function useClientToken(): (name?: string) => string {
  const given = useRef(new Map<string, { token: string; at: number }>());
  return (name = '') => {
    const now = serverClock.now();
    const last = given.current.get(name);
    // The server's time may have become known in the meantime.
    if (last && Math.abs(now - last.at) <= NINE_MINUTES) return last.token;
    const token = createClientToken(now);
    given.current.set(name, { token, at: now });
    return token;
  };
}
