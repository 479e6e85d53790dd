import {
  Kind,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = Record<string, FragmentDefinitionNode>;

/** `opened` are the fragments already expanded: expanding one again would add nothing. */
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

/** The fields of an operation or a field, fragments opened. */
export function selectedFields(
  { selectionSet }: { selectionSet?: SelectionSetNode },
  fragments: Fragments,
): FieldNode[] {
  return fieldsOf(selectionSet?.selections ?? [], fragments);
}

/** The fields below some nodes of the same field, fragments opened. */
export function fieldsBelow(nodes: readonly FieldNode[], fragments: Fragments): FieldNode[] {
  return nodes.flatMap((node) => selectedFields(node, fragments));
}

/** The key of a field in a response. */
export function responseKey(node: FieldNode): string {
  return node.alias?.value ?? node.name.value;
}

/** `ctx.info.selectionSetList`: paths like `items/name`; an aliased field appears under its alias only. */
export function selectionSetList(nodes: readonly FieldNode[], fragments: Fragments, prefix = ''): string[] {
  const paths = fieldsBelow(nodes, fragments).flatMap((node) => {
    const path = `${prefix}${responseKey(node)}`;
    return [path, ...selectionSetList([node], fragments, `${path}/`)];
  });
  return [...new Set(paths)];
}

/** `ctx.info.selectionSetGraphQL`. */
export function selectionSetGraphQL([node]: readonly FieldNode[]): string {
  return node?.selectionSet ? print(node.selectionSet) : '';
}

/** The selected part of `data`, by field name: the part that `util.error` may reveal to a client. */
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
