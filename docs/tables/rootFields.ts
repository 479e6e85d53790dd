import type { GraphQLField, GraphQLSchema } from 'graphql';
import { fieldResolvers } from '../../infra/resolvers/fieldResolvers';
import { grantsOf } from '../../infra/resolvers/grantsOf';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import type { Grant } from '../../model/Entity';

/** A root field of the schema with what the model declares about it. */
export interface RootField {
  type: 'Query' | 'Mutation' | 'Subscription';
  field: GraphQLField<unknown, unknown>;
  grants: readonly (Grant | 'system')[];
  /**
   * What answers the field: the file and the data sources of its own resolver, or the generic resolver.
   */
  answeredBy: string;
}

function answeredBy(coordinate: string): string {
  const written = fieldResolvers[coordinate];
  if (written) return `${written.file}: ${written.steps.map(({ source }) => source).join(', then ')}`;
  const [step] =
    resolverPlans.find(({ type, field }) => `${type}.${field}` === coordinate)?.steps.slice(-1) ?? [];
  return `generic: ${step?.source}`;
}

function describe(coordinate: string): Pick<RootField, 'grants' | 'answeredBy'> {
  const grants = grantsOf(coordinate);
  if (!grants) throw new Error(`${coordinate} is neither generic nor declared below resolvers/`);
  return { grants, answeredBy: answeredBy(coordinate) };
}

/**
 * Returns every root field in the order of the schema. Throws when the model does not declare one of them.
 */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      type: type?.name as RootField['type'],
      field,
      ...describe(`${type?.name}.${field.name}`),
    })),
  );
}
