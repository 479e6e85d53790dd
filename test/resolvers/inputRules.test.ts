import { getNamedType, type GraphQLInputField, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import type { ResolverPlan } from '../../infra/resolvers/ResolverPlan';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { fieldResolvers } from '../../infra/resolvers/fieldResolvers';
import { readSchema } from '../support/readSchema';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * Tests that the deployed resolvers check their inputs: the rules of the model for fields, and limits of
 * texts and lists.
 */
const schema = readSchema();
const mutations = schema.getMutationType()?.getFields() ?? {};
const peoples = resolverPlans.filter(
  ({ type, field }) =>
    type === 'Mutation' && !fieldResolvers[`Mutation.${field}`]?.grants?.includes('system'),
);

function fieldsOf(mutation: string): GraphQLInputField[] {
  const input = mutations[mutation]?.args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

const caller = { sub: 'somebody', groups: ['admin'], claims: { organizationId: 'hakobune' } };
const codes = new Map<ResolverPlan, string[]>();

beforeAll(async () => {
  for (const plan of peoples)
    codes.set(plan, await Promise.all(plan.steps.map((step) => bundleResolver(step))));
});

/**
 * Returns the input fields, as `mutation.field`, that accept the value of `valueOf`. Fields for which
 * `valueOf` returns undefined are not tested.
 */
function taken(valueOf: (field: GraphQLInputField, mutation: string) => unknown): string[] {
  return peoples.flatMap((plan) =>
    fieldsOf(plan.field)
      .filter((field) => valueOf(field, plan.field) !== undefined)
      .filter((field) => {
        const context = {
          arguments: { input: { id: 'x', sub: 'x', [field.name]: valueOf(field, plan.field) } },
          identity: caller,
          env: { publishingRole: '', clientArea: 'open' },
        };
        const refused = (codes.get(plan) ?? []).some((code) => {
          const { error } = evaluate(code, 'request', context);
          const info = error?.errorInfo as { field?: string } | null | undefined;
          return error?.errorType === 'InvalidInput' && info?.field === `input.${field.name}`;
        });
        return !refused;
      })
      .map(({ name }) => `${plan.field}.${name}`),
  );
}

const isText = ({ type }: GraphQLInputField) =>
  ['String', 'ID', 'AWSURL', 'AWSEmail'].includes(getNamedType(type).name);
const isList = ({ type }: GraphQLInputField) => isListType(isNonNullType(type) ? type.ofType : type);

test('finds inputs to test', () => {
  expect(peoples.filter(({ field }) => fieldsOf(field).length > 0).length).toBeGreaterThan(80);
});

test('every text has a maximum length', () => {
  const long = `https://example.com/${'x'.repeat(20_001)}`;
  expect(taken((field) => (isText(field) ? (isList(field) ? [long] : long) : undefined))).toEqual([]);
});

test('every list has a maximum number of elements', () => {
  expect(taken((field) => (isList(field) ? Array.from({ length: 1001 }, () => 'x') : undefined))).toEqual([]);
});

test('required fields cannot be set to null', () => {
  const isAlwaysThere = ({ name }: GraphQLInputField, mutation: string) => {
    if (!mutation.startsWith('update')) return false;
    const record = getNamedType(mutations[mutation]?.type ?? schema.getQueryType()!);
    const stored = 'getFields' in record ? record.getFields()[name]?.type : undefined;
    const created = fieldsOf(mutation.replace('update', 'create')).find((field) => field.name === name)?.type;
    return isNonNullType(stored) || isNonNullType(created);
  };
  expect(
    taken((field, mutation) =>
      isAlwaysThere(field, mutation) && !isNonNullType(field.type) ? null : undefined,
    ),
  ).toEqual([]);
});

test.each(['1990-05-05-08:00:30', '1990-05-05Z', '1899-12-31', '-1990-05-05'])('%s is not a date', (date) => {
  expect(taken(({ type }) => (getNamedType(type).name === 'AWSDate' ? date : undefined))).toEqual([]);
});

test.each(['1990-05-05T08:00:00-08:00:30', '1899-12-31T08:00:00Z'])('%s is not a time', (time) => {
  expect(taken(({ type }) => (getNamedType(type).name === 'AWSDateTime' ? time : undefined))).toEqual([]);
});

test.each([['not a ulid'], ['7'.repeat(26)], ['x'.repeat(2000)]])(
  'rejects invalid client token %#',
  (token) => {
    expect(taken(({ name }) => (name === 'clientToken' ? token : undefined))).toEqual([]);
  },
);
