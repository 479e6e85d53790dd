import { getLocation, type ASTNode } from 'graphql';
import type { FormattedError } from './FormattedError';

/** The positions of nodes in the document, in AppSync's format. */
export function locationsOf(nodes: readonly ASTNode[] = []): NonNullable<FormattedError['locations']> {
  return nodes.flatMap(({ loc }) => {
    if (!loc) return [];
    const { line, column } = getLocation(loc.source, loc.start);
    return [{ line, column, sourceName: null }];
  });
}
