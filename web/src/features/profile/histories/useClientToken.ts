import { useRef } from 'react';
import { createClientToken } from '../../../lib/apollo/createClientToken';

/** How long a client token is reused, in milliseconds. The API accepts a token for ten minutes. */
const NINE_MINUTES = 540_000;

/**
 * Returns a function that gives the client token for creating a record. A `name` is needed only to create
 * several records: each name gets its own token. The same token is given for nine minutes, so that repeating
 * a request whose answer was lost does not create the record twice.
 */
export function useClientToken(): (name?: string) => string {
  const given = useRef(new Map<string, { token: string; at: number }>());
  return (name = '') => {
    const now = Date.now();
    const last = given.current.get(name);
    if (last && now - last.at <= NINE_MINUTES) return last.token;
    const token = createClientToken(now);
    given.current.set(name, { token, at: now });
    return token;
  };
}
