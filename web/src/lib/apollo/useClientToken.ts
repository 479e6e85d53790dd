import { useState } from 'react';
import { ClientTokens } from './ClientTokens';

/**
 * Returns a function that returns the client token with which a record is created. It returns the same token
 * for nine minutes, so that repeating a request whose response was lost does not create a second record, although the
 * person has changed something in between. To create several records, pass a `name` for each: each name has its own token.
 */
export function useClientToken(): (name?: string) => string {
  const [tokens] = useState(() => new ClientTokens());
  return (name = '') => tokens.get(name);
}
