import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (type: GraphQLOutputType): Field[] => {
  const record = getNamedType(type);
  const fields = isObjectType(record) ? Object.values(record.getFields()) : [];
  return fields.filter(({ args }) => !args.some(isRequiredArgument));
};

/** The type of the records that a field returns: for a connection, the type of its items. */
function recordsOf(type: GraphQLOutputType): GraphQLOutputType {
  const items = fieldsOf(type).find(({ name }) => name === 'items');
  return items ? items.type : type;
}

const isLeaf = ({ type }: Field) => isLeafType(getNamedType(type));

/** Returns the selection of a relation: every field of its records, with relations down to `depth`. */
function selectionOf(field: Field, depth: number): string[] {
  const records = recordsOf(field.type);
  const parts = fieldsOf(records).flatMap((part) => {
    if (isLeaf(part)) return [part.name];
    return depth > 0 ? selectionOf(part, depth - 1) : [];
  });
  if (parts.length === 0) return [];
  const inner = `{ ${parts.join(' ')} }`;
  return [`${field.name} ${records === field.type ? inner : `{ items ${inner} }`}`];
}

/**
 * Returns selections that together select every field of a type, and those of its relations down to `depth`.
 * The first selects all fields that are not relations; each relation has a selection of its own.
 */
export function selectionsOf(type: GraphQLOutputType, depth: number): string[] {
  const fields = fieldsOf(type);
  const leaves = fields.filter(isLeaf).map(({ name }) => name);
  const relations = fields.filter((field) => !isLeaf(field)).flatMap((field) => selectionOf(field, depth));
  return leaves.length > 0 ? [leaves.join(' '), ...relations] : relations;
}
