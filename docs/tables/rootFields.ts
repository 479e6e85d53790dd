import type { GraphQLField, GraphQLSchema } from 'graphql';
import { grantsOf } from '../../infra/resolvers/grantsOf';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import type { Grant } from '../../model/Entity';
import type { CustomResolverStep } from '../../model/CustomResolver';
import { customResolvers } from '../../model/customResolvers';

/** A root field of the schema with what the model declares about it. */
export interface RootField {
  type: 'Query' | 'Mutation' | 'Subscription';
  field: GraphQLField<unknown, unknown>;
  grants: readonly (Grant | 'system')[];
  /**
   * What answers the field: the folder and the data sources of its custom resolver, or the generic resolver.
   */
  answeredBy: string;
}

const sourceOf = (step: CustomResolverStep) => (typeof step === 'string' ? step : step.source);

function answeredBy(coordinate: string): string {
  const written = customResolvers[coordinate];
  if (written) {
    const sources = written.steps
      ? Object.values(written.steps).map(sourceOf).join(', then ')
      : written.source;
    return `${written.in}/: ${sources}`;
  }
  const [step] =
    resolverPlans.find(({ type, field }) => `${type}.${field}` === coordinate)?.steps.slice(-1) ?? [];
  return `generic: ${step?.source}`;
}

function describe(coordinate: string): Pick<RootField, 'grants' | 'answeredBy'> {
  const grants = grantsOf(coordinate);
  if (!grants) throw new Error(`${coordinate} is neither generic nor in model/customResolvers.ts`);
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
