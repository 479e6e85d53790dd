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
} from 'graphql';
import type { Api } from '../Api';
import type { FormattedError } from './FormattedError';
import { selectedFields, type Fragments } from './selectionSets';
import { validationError } from './validationError';

export interface PreparedDocument {
  document: DocumentNode;
  fragments: Fragments;
  /** Why it cannot be executed, if anything. */
  errors: FormattedError[];
}

const KEPT = 500;

function fragmentsOf(document: DocumentNode): Fragments {
  const definitions = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  return Object.fromEntries(definitions.map((definition) => [definition.name.value, definition]));
}

function depth(selecting: Parameters<typeof selectedFields>[0], fragments: Fragments): number {
  const below = selectedFields(selecting, fragments);
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((node) => depth(node, fragments)));
}

function tooDeep(document: DocumentNode, fragments: Fragments, limit: number): FormattedError[] {
  if (limit === 0) return [];
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const deepest = Math.max(
    ...operations.map((operation) => depth(operation as OperationDefinitionNode, fragments)),
  );
  const message = `Query depth limit exceeded: ${deepest} levels, ${limit} allowed`;
  return deepest > limit ? [{ path: null, locations: null, message }] : [];
}

/**
 * Parses and validates documents, remembering the last ones: clients send the same few again and again.
 * The returned function throws GraphQL's syntax error for what cannot be parsed.
 */
export function createDocumentCache(schema: GraphQLSchema, api: Api): (query: string) => PreparedDocument {
  const rules = api.introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const prepared = new Map<string, PreparedDocument>();
  return (query) => {
    const known = prepared.get(query);
    if (known) return known;
    const document = parse(query);
    const fragments = fragmentsOf(document);
    const invalid = validate(schema, document, rules).map(validationError);
    const errors = invalid.length > 0 ? invalid : tooDeep(document, fragments, api.queryDepthLimit);
    const result = { document, fragments, errors };
    if (prepared.size >= KEPT) prepared.delete([...prepared.keys()][0] ?? '');
    prepared.set(query, result);
    return result;
  };
}
