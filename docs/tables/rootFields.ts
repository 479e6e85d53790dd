import type { GraphQLField, GraphQLSchema } from 'graphql';
import { coordinates } from '../../infra/genericPlans';
import type { Grant, Operation } from '../../model/Entity';
import { entities } from '../../model/entities';
import type { HandWrittenStep } from '../../model/HandWritten';
import { operations } from '../../model/operations';

/** A root field of the schema with what the model says of it. */
export interface RootField {
  type: 'Query' | 'Mutation' | 'Subscription';
  field: GraphQLField<unknown, unknown>;
  grants: readonly (Grant | 'system')[];
  /** What answers: the file's folder and data sources, or the generic resolver. */
  answeredBy: string;
}

const sourceOf = (step: HandWrittenStep) => (typeof step === 'string' ? step : step.source);

function answerOf(coordinate: string): Pick<RootField, 'grants' | 'answeredBy'> {
  const written = operations[coordinate];
  if (written) {
    const sources = written.steps
      ? Object.values(written.steps).map(sourceOf).join(', then ')
      : written.source;
    return { grants: written.grants, answeredBy: `${written.in}/: ${sources}` };
  }
  for (const entity of entities) {
    for (const [operation, grants] of Object.entries(entity.access) as [Operation, Grant[]][]) {
      const fields = coordinates(entity, operation).map((parts) => parts.join('.'));
      if (fields.includes(coordinate)) return { grants, answeredBy: `generic: ${entity.table}` };
    }
  }
  throw new Error(`${coordinate} is neither generic nor in model/operations.ts`);
}

/** Every root field, in the order of the schema. Throws when the model does not know one. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      type: type?.name as RootField['type'],
      field,
      ...answerOf(`${type?.name}.${field.name}`),
    })),
  );
}
