/** An empty page: what another's list looks like. */
export function nothing() {
  return { items: [], nextToken: null };
}
