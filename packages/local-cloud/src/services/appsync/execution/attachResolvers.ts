import { isObjectType, responsePathAsArray, type GraphQLSchema } from 'graphql';
import type { Api } from '../Api';
import { assertWholeCharacters } from './documents/assertWholeCharacters';
import { notAuthorized } from './errors/FieldError';
import type { RequestState } from './RequestState';
import { runResolver } from './runResolver';

function property(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null
    ? (source as Record<string, unknown>)[name]
    : undefined;
}

/**
 * Sets the resolve function of every field in the schema. The function checks access, then runs the field's
 * resolver. For a field without a resolver, it reads the value from the parent.
 * @throws Error that names resolvers whose field is missing in the schema
 */
export function attachResolvers(schema: GraphQLSchema, api: Api): void {
  const unused = new Set(api.resolvers.keys());
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      const resolver = api.resolvers.get(coordinate);
      unused.delete(coordinate);
      field.resolve = (source: unknown, args: Record<string, unknown>, state: RequestState, info) => {
        if (!state.mayReach(type, field)) throw notAuthorized(type.name, field.name);
        if (!resolver || state.delivering) return property(source, field.name);
        assertWholeCharacters(args);
        const { fieldNodes: nodes, fragments, variableValues: variables } = info;
        const path = responsePathAsArray(info.path);
        const call = {
          typeName: type.name,
          fieldName: field.name,
          args,
          source,
          path,
          nodes,
          fragments,
          variables,
        };
        return runResolver(api, resolver, call, state);
      };
    }
  }
  if (unused.size > 0) throw new Error(`resolvers without a field in the schema: ${[...unused].join(', ')}`);
}
