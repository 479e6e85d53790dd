import { type GraphQLError, isObjectType, type GraphQLSchema } from 'graphql';
import { FieldError } from './FieldError';
import type { FormattedError } from './FormattedError';
import { locationsOf } from './locationsOf';

/** Formats the path of a field as in AppSync's error messages: `/listJobs/items[0]/title`. */
function slashed(path: readonly (string | number)[]): string {
  return path.map((key) => (typeof key === 'number' ? `[${key}]` : `/${key}`)).join('');
}

/**
 * Converts the error with which graphql-js reports that a resolver's result does not have the type of its
 * field to AppSync's format. Null for an error without a path, because such an error is not about a result.
 */
function valueError(error: GraphQLError, schema: GraphQLSchema): FormattedError | null {
  if (!error.path) return null;
  const path = [...error.path];
  const formatted = (message: string): FormattedError => ({ path, locations: null, message });
  const missing = /^Cannot return null for non-nullable field (\w+)\.(\w+)\.$/.exec(error.message);
  if (missing) {
    const [, parent = '', field = ''] = missing;
    const type = schema.getType(parent);
    const name = String(isObjectType(type) ? type.getFields()[field]?.type : '').replace(/[[\]!]/g, '');
    return formatted(
      `Cannot return null for non-nullable type: '${name}' within parent '${parent}' (${slashed(path)})`,
    );
  }
  if (/^Expected Iterable/.test(error.message)) {
    return formatted(`Can't resolve value (${slashed(path)}) : type mismatch error, expected type LIST`);
  }
  return formatted(`Can't serialize value (${slashed(path)}) : ${error.message}`);
}

/** Converts an error from graphql-js's `execute` to AppSync's format. */
export function formatError(error: GraphQLError, schema: GraphQLSchema): FormattedError {
  if (error.originalError instanceof FieldError) {
    const { data, errorType, errorInfo, message } = error.originalError.raised;
    const path = [...(error.path ?? [])];
    return { path, data, errorType, errorInfo, locations: locationsOf(error.nodes), message };
  }
  return (
    valueError(error, schema) ?? { path: null, locations: locationsOf(error.nodes), message: error.message }
  );
}
