import type { InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

/** How many pages of a table stay in the cache, for the way back. */
const KEPT = 3;

/**
 * Removes the pages of a table from the cache, except the last few that were shown, so that memory does not grow
 * with each page that is turned. Rows that another query shows stay.
 * @param fieldName the field of the schema's `Query` that reads the table, such as `searchUsers`
 * @param args the arguments of the page that is shown
 */
export function useForgetPages(fieldName: string, args: object): void {
  const cache = useApolloClient().cache as InMemoryCache;
  const shown = useRef(new Set<string>());
  const key = JSON.stringify(args);
  useEffect(() => {
    const pages = shown.current;
    pages.delete(key);
    pages.add(key);
    if (pages.size <= KEPT) return;
    for (const page of [...pages].slice(0, -KEPT)) {
      cache.evict({ id: 'ROOT_QUERY', fieldName, args: JSON.parse(page) as Record<string, unknown> });
      pages.delete(page);
    }
    cache.gc({ resetResultCache: true });
  }, [cache, fieldName, key]);
}
