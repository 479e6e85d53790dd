import { Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import type { Fragments } from './selectionSets';

interface Extent {
  /** Depth of the most deeply nested field in a GraphQL selection. */
  depth: number;
  /**
   * Number of fields in a GraphQL selection with all fragments expanded; Infinity when the number is too large for
   * JavaScript.
   */
  fields: number;
}

/**
 * Creates a function that measures the depth and the number of fields of a selection. A fragment that is
 * spread several times is measured only once, because expanding every spread could take exponential time.
 */
export function createMeasure(fragments: Fragments): (set: SelectionSetNode) => Extent {
  const known = new Map<SelectionSetNode, Extent>();
  const extentOf = (selection: SelectionNode): Extent => {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return measure(fragments[selection.name.value]?.selectionSet);
    const { depth, fields } = measure(selection.selectionSet);
    return selection.kind === Kind.FIELD ? { depth: depth + 1, fields: fields + 1 } : { depth, fields };
  };
  const measure = (set: SelectionSetNode | undefined): Extent => {
    if (!set) return { depth: 0, fields: 0 };
    const before = known.get(set);
    if (before) return before;
    const extent = { depth: 0, fields: 0 };
    const spread = new Set<string>();
    for (const selection of set.selections) {
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : '';
      if (spread.has(name)) continue;
      if (name !== '') spread.add(name);
      const { depth, fields } = extentOf(selection);
      extent.depth = Math.max(extent.depth, depth);
      extent.fields += fields;
    }
    known.set(set, extent);
    return extent;
  };
  return measure;
}
