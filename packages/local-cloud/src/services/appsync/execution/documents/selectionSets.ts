import {
  Kind,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = Record<string, FragmentDefinitionNode>;

/**
 * Returns the fields of a selection set, with fragments replaced by their fields. `opened` contains the names
 * of the fragments that have been replaced already; they are skipped.
 */
function fieldsOf(
  selections: readonly SelectionNode[],
  fragments: Fragments,
  opened = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fieldsOf(selection.selectionSet.selections, fragments, opened);
    const { value: name } = selection.name;
    if (opened.has(name)) return [];
    opened.add(name);
    return fieldsOf(fragments[name]?.selectionSet.selections ?? [], fragments, opened);
  });
}

/** Returns the fields that an operation or a field selects, with all fragments expanded. */
export function selectedFields(
  { selectionSet }: { selectionSet?: SelectionSetNode },
  fragments: Fragments,
): FieldNode[] {
  return fieldsOf(selectionSet?.selections ?? [], fragments);
}

/**
 * Returns the subfields that a field selects, with fragments replaced by their fields. A field has several
 * AST nodes if the document selects it several times.
 */
export function fieldsBelow(nodes: readonly FieldNode[], fragments: Fragments): FieldNode[] {
  return nodes.flatMap((node) => selectedFields(node, fragments));
}

/** Returns the key under which a field appears in a GraphQL response: its alias or its name. */
export function responseKey(node: FieldNode): string {
  return node.alias?.value ?? node.name.value;
}

/**
 * Returns `ctx.info.selectionSetList` for a field: paths such as `items/name`. For a subfield with an alias,
 * the path contains the alias instead of the name.
 */
export function selectionSetList(nodes: readonly FieldNode[], fragments: Fragments, prefix = ''): string[] {
  const paths = fieldsBelow(nodes, fragments).flatMap((node) => {
    const path = `${prefix}${responseKey(node)}`;
    return [path, ...selectionSetList([node], fragments, `${path}/`)];
  });
  return [...new Set(paths)];
}

/**
 * Returns `ctx.info.selectionSetGraphQL` for a field: its selection set as GraphQL text; empty if the field
 * has no subfields.
 */
export function selectionSetGraphQL([node]: readonly FieldNode[]): string {
  return node?.selectionSet ? print(node.selectionSet) : '';
}

/**
 * Returns the part of `data` that the client's query selects, with field names as keys. It is applied to the
 * data that a resolver passes to `util.error` or `util.appendError`, so that clients get no other data.
 */
export function selectedPart(data: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  if (Array.isArray(data)) return data.map((member) => selectedPart(member, nodes, fragments));
  if (typeof data !== 'object' || data === null) return data;
  const below = fieldsBelow(nodes, fragments);
  if (below.length === 0) return data;
  const kept = below
    .filter(({ name }) => name.value in data)
    .map((node) => {
      const value = (data as Record<string, unknown>)[node.name.value];
      return [node.name.value, selectedPart(value, [node], fragments)] as const;
    });
  return Object.fromEntries(kept);
}
