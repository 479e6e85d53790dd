import { getNamedType, isObjectType } from 'graphql';
import { apiSchema } from '../schema/apiSchema';

/** Returns the names of the arguments of a query that are dates; null when it has none. */
export function dateArguments(type: string, field: string): string[] | null {
  const parent = type === 'Query' ? apiSchema.getType(type) : null;
  const declared = isObjectType(parent) ? (parent.getFields()[field]?.args ?? []) : [];
  const dates = declared.filter((each) => getNamedType(each.type).name === 'AWSDate');
  return dates.length > 0 ? dates.map(({ name }) => name) : null;
}
