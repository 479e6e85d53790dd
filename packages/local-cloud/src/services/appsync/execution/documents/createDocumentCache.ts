import {
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type GraphQLError,
} from 'graphql';
import type { Api } from '../../Api';
import { limits } from '../../limits';
import { createMeasure } from './createMeasure';
import type { FormattedError } from '../errors/FormattedError';
import type { Fragments } from './selectionSets';
import { locationsOf } from '../errors/locationsOf';

/**
 * Patterns for error messages of graphql-js, each with the validation error type of graphql-java that a
 * matching message gets. AppSync's error messages contain these types.
 */
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
/** Converts a validation error of graphql-js to AppSync's wording. */
function toValidationError(error: GraphQLError): FormattedError {
  const type = TYPES.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'InvalidSyntax';
  const message = `Validation error of type ${type}: ${error.message}`;
  return { path: null, locations: locationsOf(error.nodes), message };
}

export interface PreparedDocument {
  document: DocumentNode;
  fragments: Fragments;
  /**
   * The validation errors of the GraphQL document, or one error for a limit that it exceeds. The list is
   * empty if the document can be executed.
   */
  errors: FormattedError[];
}

const KEPT = 500;

function fragmentsOf(document: DocumentNode): Fragments {
  const definitions = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return Object.fromEntries(definitions.map((definition) => [definition.name.value, definition]));
}

/**
 * Returns a list with one error if a GraphQL document exceeds the limit of depth or of fields, otherwise an
 * empty list. The fragments of the document must have no cycles.
 */
function excess(document: DocumentNode, fragments: Fragments, depthLimit: number): FormattedError[] {
  const measure = createMeasure(fragments);
  const operations = document.definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const extents = operations.map(({ selectionSet }) => measure(selectionSet));
  const deepest = Math.max(...extents.map(({ depth }) => depth));
  const most = Math.max(...extents.map(({ fields }) => fields));
  if (depthLimit > 0 && deepest > depthLimit)
    return [refusal(`Query depth limit exceeded: ${deepest} levels, ${depthLimit} allowed`)];
  if (most > limits.openedFields)
    return [refusal(`Query size limit exceeded: more than ${limits.openedFields} fields`)];
  return [];
}

const refusal = (message: string): FormattedError => ({ path: null, locations: null, message });

/**
 * Creates a function that parses and validates GraphQL documents. It throws a GraphQL syntax error when it
 * cannot parse a document. It caches the most recent results, because clients send the same few documents
 * again and again.
 */
export function createDocumentCache(schema: GraphQLSchema, api: Api): (query: string) => PreparedDocument {
  const rules = api.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const prepared = new Map<string, PreparedDocument>();
  let characters = 0;
  const remember = (query: string, result: PreparedDocument) => {
    prepared.set(query, result);
    characters += query.length;
    for (const [oldest] of prepared) {
      if (prepared.size <= KEPT && characters <= limits.rememberedCharacters) break;
      prepared.delete(oldest);
      characters -= oldest.length;
    }
  };
  return (query) => {
    const known = prepared.get(query);
    if (known) return known;
    const document = parse(query, { maxTokens: limits.documentTokens });
    const fragments = fragmentsOf(document);
    const invalid = validate(schema, document, rules).map(toValidationError);
    const errors = invalid.length > 0 ? invalid : excess(document, fragments, api.queryDepthLimit);
    const result = { document, fragments, errors };
    remember(query, result);
    return result;
  };
}
