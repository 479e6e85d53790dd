import { isObjectType } from 'graphql';
import { readSchema } from '../../../support/readSchema';

const schema = readSchema();

export const nameOf = (field: string) => /^\w+/.exec(field)?.[0] ?? '';

/**
 * Returns whether a call is a query or a mutation; undefined if the schema has no root field of that name.
 */
export function kindOf(field: string): 'query' | 'mutation' | undefined {
  const has = (typeName: string) => {
    const type = schema.getType(typeName);
    return isObjectType(type) && nameOf(field) in type.getFields();
  };
  if (has('Query')) return 'query';
  return has('Mutation') ? 'mutation' : undefined;
}

/**
 * Returns whether an error of a call makes the `data` of the whole GraphQL response null, because the called
 * field is non-null.
 */
export function isRequired(field: string): boolean {
  const types = [schema.getQueryType(), schema.getMutationType()];
  return types.some((type) => `${String(type?.getFields()[nameOf(field)]?.type)}`.endsWith('!'));
}
