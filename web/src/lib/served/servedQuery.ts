import { servedParameters } from '../../../../model/servedParameters';

/**
 * Returns the part of a query string that decides what the site renders, as the edge passes it on: the first value of each
 * known parameter, as it is written, in a fixed order.
 * @param search with its `?`
 */
export function servedQuery(search: string): string {
  const parts = search.slice(1).split('&');
  return servedParameters
    .flatMap((name) => parts.find((part) => part.startsWith(`${name}=`)) ?? [])
    .join('&');
}
