import type { Location } from 'react-router-dom';

/**
 * Returns the key under which the scroll position of a history entry is stored. React-router gives the first
 * entry of every document the key `default`; the URL is used instead, so that a page opened by its URL does
 * not get the scroll position of another page.
 */
export const getScrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
