import type { FieldNode } from 'graphql';
import { fieldsBelow, responseKey, type Fragments } from './selectionSets';

/**
 * Returns a part of a GraphQL response with field names as keys instead of aliases. Subscribers receive this
 * form, because their own queries may use other aliases.
 */
export function removeAliases(value: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.map((member) => removeAliases(member, nodes, fragments));
  if (typeof value !== 'object' || value === null) return value;
  const below = fieldsBelow(nodes, fragments);
  if (below.length === 0) return value;
  const members = value as Record<string, unknown>;
  const named = below
    .filter((node) => responseKey(node) in members)
    .map((node) => [node.name.value, removeAliases(members[responseKey(node)], [node], fragments)] as const);
  return Object.fromEntries(named);
}
