import type { Location } from 'react-router-dom';

/**
 * The entry of the history whose scroll position is restored. The first entry of every document has the key
 * `default`; its address replaces it, so that a page that is opened by its address starts at the top.
 */
export const getScrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
