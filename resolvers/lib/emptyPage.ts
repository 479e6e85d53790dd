/** An empty page: what another's list looks like. */
export function emptyPage() {
  return { items: [], nextToken: null };
}
