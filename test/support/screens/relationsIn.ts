import {
  getNamedType,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { readSchema } from '../readSchema';

type Row = Record<string, unknown>;

const isPage = ({ name }: GraphQLObjectType) => name.endsWith('Connection');
const isRecord = (type: GraphQLObjectType) => 'id' in type.getFields();

function rowsOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value.flatMap(rowsOf);
  return value && typeof value === 'object' ? [value as Row] : [];
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function below(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  rows: Row[],
  fragments: Fragments,
): number {
  let relations = 0;
  for (const node of selections) {
    const named = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : undefined;
    const spread = node.kind === Kind.INLINE_FRAGMENT ? node : named;
    if (spread) relations += below(type, spread.selectionSet, rows, fragments);
    if (node.kind !== Kind.FIELD || !node.selectionSet) continue;
    const target = getNamedType(type.getFields()[node.name.value]?.type);
    if (!isObjectType(target)) continue;
    const name = node.alias?.value ?? node.name.value;
    if (!isPage(type) && (isPage(target) || isRecord(target))) relations += rows.length;
    relations += below(
      target,
      node.selectionSet,
      rows.flatMap((row) => rowsOf(row[name])),
      fragments,
    );
  }
  return relations;
}

/**
 * Counts the calls to data sources that an answer would cost if each relation had a resolver, as code
 * generators create them. There is one call for each root field, and one for each relation of each record in
 * the answer.
 */
export function relationsIn(document: string, data: Row): number {
  const query = readSchema().getQueryType();
  const { definitions } = parse(document);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (!query || operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not a query');
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  return operation.selectionSet.selections.reduce((relations, root) => {
    if (root.kind !== Kind.FIELD || !root.selectionSet) throw new Error('Not a query of records');
    const type = getNamedType(query.getFields()[root.name.value]?.type);
    if (!isObjectType(type)) throw new Error(`Nothing lies below ${root.name.value}`);
    return relations + 1 + below(type, root.selectionSet, rowsOf(data[root.name.value]), fragments);
  }, 0);
}
