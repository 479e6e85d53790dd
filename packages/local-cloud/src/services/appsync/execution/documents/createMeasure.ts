import { Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import type { Fragments } from './selectionSets';

interface Extent {
  /** Depth of nested fields. */
  depth: number;
  /** Number of fields with all fragments expanded; Infinity beyond the range of a number. */
  fields: number;
}

/**
 * Measures selections. Each fragment is measured once, however often it is spread: expanding every spread
 * could take exponential time.
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
