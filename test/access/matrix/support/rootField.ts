import { isObjectType } from 'graphql';
import { readSchema } from '../../../support/readSchema';

const schema = readSchema();

export const nameOf = (field: string) => /^\w+/.exec(field)?.[0] ?? '';

/**
 * Returns whether the called root field is a query or a mutation; undefined if the schema has no field of
 * that name.
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
 * Returns whether an error of the called root field makes the `data` of the whole response null. This is so
 * if the schema declares the field as non-null.
 */
export function isRequired(field: string): boolean {
  const types = [schema.getQueryType(), schema.getMutationType()];
  return types.some((type) => `${String(type?.getFields()[nameOf(field)]?.type)}`.endsWith('!'));
}
