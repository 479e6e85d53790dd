import { getLocation, type ASTNode } from 'graphql';
import type { FormattedError } from './FormattedError';

/** Returns the positions of AST nodes in the GraphQL document, in the format of AppSync's errors. */
export function locationsOf(nodes: readonly ASTNode[] = []): NonNullable<FormattedError['locations']> {
  return nodes.flatMap(({ loc }) => {
    if (!loc) return [];
    const { line, column } = getLocation(loc.source, loc.start);
    return [{ line, column, sourceName: null }];
  });
}
