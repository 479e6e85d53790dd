/**
 * Returns cycles of a graph, each as a path that ends where it began. The list is empty only if the graph has
 * no cycle, but it need not contain every cycle.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  function walk(node: string, trail: string[]) {
    const at = trail.indexOf(node);
    if (at >= 0) cycles.push([...trail.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
    done.add(node);
  }
  for (const node of graph.keys()) walk(node, []);
  return cycles;
}
