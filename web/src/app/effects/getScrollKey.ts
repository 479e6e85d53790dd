import type { Location } from 'react-router-dom';

/**
 * Returns the key under which the scroll position of a history entry is stored. The first entry of every
 * document has the key `default`; its URL is used instead, so that a page that is opened by its URL starts at
 * the top.
 */
export const getScrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;
