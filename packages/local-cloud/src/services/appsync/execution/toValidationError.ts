import type { GraphQLError } from 'graphql';
import type { FormattedError } from './FormattedError';
import { locationsOf } from './locationsOf';

/** graphql-java's names, which AppSync prints, for what graphql-js says. */
const TYPES: [RegExp, string][] = [
  [/^Cannot query field/, 'FieldUndefined'],
  [/is not defined by operation|is not defined\.$/, 'UndefinedVariable'],
  [/^Unknown argument/, 'UnknownArgument'],
  [/^Unknown type/, 'UnknownType'],
  [/^Unknown fragment/, 'UndefinedFragment'],
  [/^Cannot spread fragment .* within itself/, 'FragmentCycle'],
  [/^Unknown directive/, 'UnknownDirective'],
  [/argument .* is required|of required type/, 'MissingFieldArgument'],
  [/must have a selection of subfields/, 'SubSelectionRequired'],
  [/must not have a selection/, 'SubSelectionNotAllowed'],
  [/is never used/, 'UnusedVariable'],
  [/Variable .* used in position/, 'VariableTypeMismatch'],
  [/cannot represent|Expected (?:value|type)|does not exist in|Unable to parse/, 'WrongType'],
];

/** A document that does not fit the schema, as AppSync says it. */
export function toValidationError(error: GraphQLError): FormattedError {
  const type = TYPES.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'InvalidSyntax';
  const message = `Validation error of type ${type}: ${error.message}`;
  return { path: null, locations: locationsOf(error.nodes), message };
}
