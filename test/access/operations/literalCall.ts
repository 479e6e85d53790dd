import { getNamedType, type GraphQLField, isCompositeType } from 'graphql';
import { readSchema } from '../../support/readSchema';

const schema = readSchema();
const placeholders: Record<string, string> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  AWSDate: '"2026-01-01"',
  AWSDateTime: '"2026-01-01T00:00:00Z"',
  AWSEmail: '"x@example.com"',
  AWSURL: '"https://example.com/x"',
};

function literalOf(type: string): string {
  const named = schema.getType(type.replace(/[[\]!]/g, ''));
  if (named && 'getValues' in named) return named.getValues()[0]?.name ?? '';
  if (named && 'getFields' in named) {
    const required = Object.values(named.getFields()).filter((field) => String(field.type).endsWith('!'));
    return `{ ${required.map((field) => `${field.name}: ${literalOf(String(field.type))}`).join(', ')} }`;
  }
  const literal = placeholders[named?.name ?? ''] ?? '"x"';
  return type.startsWith('[') ? `[${literal}]` : literal;
}

/**
 * Returns the call of a root field as GraphQL text.
 * @param given the arguments as text; by default each argument has a placeholder value of its type
 */
export function literalCall({ name, args, type }: GraphQLField<unknown, unknown>, given?: string): string {
  const values = args.map((argument) => `${argument.name}: ${literalOf(String(argument.type))}`).join(', ');
  const written = given ?? values;
  const selected = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  return `${name}${written && `(${written})`}${selected}`;
}
