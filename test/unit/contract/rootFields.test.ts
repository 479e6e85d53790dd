import { type GraphQLField, isObjectType } from 'graphql';
import { coordinates } from '../../../infra/resolvers/genericPlans';
import { entities } from '../../../model/entities';
import type { Operation } from '../../../model/Entity';
import { fieldResolvers } from '../../../infra/resolvers/fieldResolvers';
import { subscriptionFields } from '../../../model/subscriptionFields';
import { readSchema } from '../../support/readSchema';

const schema = readSchema();
const rootTypes = ['Query', 'Mutation', 'Subscription'];

function rootFields(): [coordinate: string, field: GraphQLField<unknown, unknown>][] {
  return rootTypes.flatMap((name) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`The schema has no ${name}`);
    return Object.values(type.getFields()).map((field): [string, typeof field] => [
      `${name}.${field.name}`,
      field,
    ]);
  });
}

function grantedFields(): Map<string, readonly string[]> {
  const granted = new Map<string, readonly string[]>();
  for (const entity of entities) {
    for (const [operation, grants] of Object.entries(entity.access)) {
      for (const parts of coordinates(entity, operation as Operation)) granted.set(parts.join('.'), grants);
    }
  }
  for (const [coordinate, { grants = [] }] of Object.entries(fieldResolvers)) {
    if (rootTypes.includes(coordinate.split('.')[0] ?? '')) granted.set(coordinate, grants);
  }
  return granted;
}

/** Returns the grants that the directives of a root field express, as docs/adr/0004 defines them. */
function directivesOf({ astNode }: GraphQLField<unknown, unknown>): string {
  const found = (astNode?.directives ?? []).map(({ name, arguments: given }) =>
    name.value === 'aws_cognito_user_pools' && given?.length ? 'group' : name.value,
  );
  const kinds: Record<string, string> = {
    '': 'signed in',
    'aws_cognito_user_pools,aws_iam': 'guests too',
    group: 'administrators',
    aws_iam: 'the system',
  };
  return (
    kinds[
      found
        .filter((name) => name !== 'aws_subscribe')
        .sort()
        .join()
    ] ?? found.join()
  );
}

function directivesFor(grants: readonly string[]): string {
  if (grants.includes('guest')) return 'guests too';
  if (grants.join() === 'system') return 'the system';
  return grants.join() === 'admin' ? 'administrators' : 'signed in';
}

describe('the root fields', () => {
  const granted = grantedFields();

  test('of the schema are exactly those of the model', () => {
    expect(
      rootFields()
        .map(([coordinate]) => coordinate)
        .sort(),
    ).toEqual([...granted.keys()].sort());
  });

  test('of the type Subscription are those that end with the sessions of a person', () => {
    const fields = schema.getSubscriptionType()?.getFields() ?? {};
    expect([...subscriptionFields]).toEqual(Object.keys(fields).sort());
  });

  test.each(rootFields())('%s has the directives of its grants', (coordinate, field) => {
    expect(directivesOf(field)).toBe(directivesFor(granted.get(coordinate) ?? []));
  });
});
