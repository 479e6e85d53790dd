import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  parseValue,
  visit,
} from 'graphql';
import { readSchema } from '../../../support/readSchema';
import { ulid } from '../../../support/ulid';

const fields = readSchema().getMutationType()?.getFields() ?? {};
/** Contact data are logged when somebody selects them. */
const LOGGED = ['User', 'UserPrivate'];
/** Before the names of the fields that are added. */
const PREFIX = 'told_';

const named = (value: string) => ({ kind: Kind.NAME as const, value });

/** Returns the plain fields of a type, each under a name of its own. */
const leavesOf = (type: GraphQLNamedType): FieldNode[] =>
  isObjectType(type) && !LOGGED.includes(type.name)
    ? Object.values(type.getFields())
        .filter((field) => field.args.length === 0 && isLeafType(getNamedType(field.type)))
        .map(({ name }) => ({ kind: Kind.FIELD, name: named(name), alias: named(`${PREFIX}${name}`) }))
    : [];

/** Returns the input of a call with a client token, if it takes one and has none. */
function tokened(argument: ArgumentNode, call: string): ArgumentNode {
  const { name, value } = argument;
  const declared = fields[call]?.args.find((each) => each.name === name.value);
  const type = declared && getNamedType(declared.type);
  if (!isInputObjectType(type) || !('clientToken' in type.getFields()) || value.kind !== Kind.OBJECT)
    return argument;
  if (value.fields.some((each) => each.name.value === 'clientToken')) return argument;
  const token = {
    kind: Kind.OBJECT_FIELD as const,
    name: named('clientToken'),
    value: parseValue(`"${ulid()}"`, { noLocation: true }) as never,
  };
  return { ...argument, value: { ...value, fields: [...value.fields, token] } };
}

/** Returns a mutation that asks for everything that a caller may see, and can be repeated if it creates something. */
export function withToken(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field(node): FieldNode | undefined {
      const field = fields[node.name.value];
      if (!field || !node.selectionSet) return undefined;
      const selections = [...node.selectionSet.selections, ...leavesOf(getNamedType(field.type))];
      return {
        ...node,
        arguments: (node.arguments ?? []).map((argument) => tokened(argument, node.name.value)),
        selectionSet: { ...node.selectionSet, selections },
      };
    },
  });
}
