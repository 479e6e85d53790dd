import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLNamedType,
  isInputObjectType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { ArgumentLimits } from '../../model/limits/ArgumentLimits';
import { apiSchema } from '../schema/apiSchema';

const BOUNDED = ['Int', 'Float', 'Boolean'];

/** Returns whether a value of this GraphQL type can contain text, directly or in a nested field. */
function holdsText(type: GraphQLNamedType, above: readonly GraphQLNamedType[] = []): boolean {
  if (isScalarType(type)) return !BOUNDED.includes(type.name);
  if (!isInputObjectType(type) || above.includes(type)) return false;
  return Object.values(type.getFields()).some((field) =>
    holdsText(getNamedType(field.type), [...above, type]),
  );
}

function mostOf(field: string, { name, type }: GraphQLArgument): number {
  const { text, id, structure, byName } = ArgumentLimits;
  const bare = getNullableType(type);
  const ofScalar = bare.toString() === 'ID' ? id : text;
  const usual = isScalarType(bare) ? ofScalar : structure;
  return byName[`${field}.${name}`] ?? byName[name] ?? usual;
}

/**
 * Returns the maximum lengths of a root field's arguments, by argument name. It lists the arguments that can
 * contain text, except `input`, whose fields have their own rules. Null if there are none.
 */
export function argumentLimits(type: string, field: string): Record<string, number> | null {
  const parent = ['Query', 'Mutation', 'Subscription'].includes(type) ? apiSchema.getType(type) : null;
  const declared = isObjectType(parent) ? (parent.getFields()[field]?.args ?? []) : [];
  const limited = declared.filter((each) => each.name !== 'input' && holdsText(getNamedType(each.type)));
  if (limited.length === 0) return null;
  return Object.fromEntries(limited.map((argument) => [argument.name, mostOf(field, argument)]));
}
