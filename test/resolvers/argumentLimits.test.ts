import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { ArgumentLimits } from '../../model/limits/ArgumentLimits';
import { readSchema } from '../support/readSchema';
import { evaluate } from '@enishi/local-cloud/appsync';

/** Tests that the deployed resolvers limit the length of every text argument of every root field. */
const schema = readSchema();
const NUMBERS = ['Int', 'Float', 'Boolean'];

type Field = GraphQLField<unknown, unknown>;
const rootFields = (['Query', 'Mutation', 'Subscription'] as const).flatMap((type) =>
  Object.values((schema.getType(type) as ReturnType<typeof schema.getQueryType>)?.getFields() ?? {}).map(
    (field): [type: string, field: Field] => [type, field],
  ),
);

/** Returns the scalars and enumerations that a value of an input type can contain, at any depth. */
function leavesOf(type: GraphQLNamedType, seen: Set<GraphQLNamedType> = new Set()): GraphQLNamedType[] {
  if (!isInputObjectType(type)) return [type];
  if (seen.has(type)) return [];
  seen.add(type);
  return Object.values(type.getFields()).flatMap((field) => leavesOf(getNamedType(field.type), seen));
}

// inputRules.test.ts covers the fields of `input`.
const isText = ({ name, type }: GraphQLArgument) =>
  name !== 'input' &&
  leavesOf(getNamedType(type)).some((leaf) => !isEnumType(leaf) && !NUMBERS.includes(leaf.name));

const cases = rootFields.flatMap(([type, field]) =>
  field.args
    .filter(isText)
    .map((argument): [string, string, GraphQLArgument] => [type, field.name, argument]),
);

/**
 * Returns an argument value with a text that is one character too long. A list argument has the text as its
 * element, an object argument in one of its fields.
 */
function tooLong(field: string, { name, type }: GraphQLArgument): unknown {
  const { text, id, structure, byName } = ArgumentLimits;
  const bare = isNonNullType(type) ? type.ofType : type;
  const isObject = isInputObjectType(getNamedType(type));
  const isStructure = isListType(bare) || isObject;
  const ofScalar = String(bare) === 'ID' ? id : text;
  const most = byName[`${field}.${name}`] ?? byName[name] ?? (isStructure ? structure : ofScalar);
  const long = 'x'.repeat(most + 1);
  if (isObject) return isListType(bare) ? [{ id: long }] : { id: { eq: long } };
  return isListType(bare) ? [long] : long;
}

/** Returns values for the required arguments of the field except the given one, as AppSync passes them. */
const others = ({ args }: Field, argument: string) =>
  Object.fromEntries(args.filter(({ name }) => name !== argument).map(({ name }) => [name, 'x']));

const identityOf = (field: string) =>
  field.startsWith('publish')
    ? { userArn: 'arn:publisher/session', accountId: '1' }
    : { sub: 'somebody', groups: ['admin'], claims: { organizationId: 'hakobune' } };

async function isRefused(type: string, name: string, argument: GraphQLArgument) {
  const plan = resolverPlans.find((each) => each.type === type && each.field === name);
  const field = rootFields.find(([of, each]) => of === type && each.name === name)?.[1];
  if (!plan || !field) return false;
  const context = {
    arguments: { ...others(field, argument.name), [argument.name]: tooLong(name, argument) },
    identity: identityOf(name),
    env: { publishingRole: 'arn:publisher', clientArea: 'open', stage: 'development' },
    info: { fieldName: name, parentTypeName: type },
  };
  for (const step of plan.steps) {
    const { error } = evaluate(await bundleResolver(step), 'request', context);
    const info = error?.errorInfo as { field?: string } | null | undefined;
    if (error?.errorType === 'InvalidInput' && info?.field === argument.name) return true;
  }
  return false;
}

test('finds arguments to test', () => {
  expect(cases.length).toBeGreaterThan(100);
});

test('every text argument has a maximum length', async () => {
  const taken: string[] = [];
  for (const [type, field, argument] of cases)
    if (!(await isRefused(type, field, argument))) taken.push(`${type}.${field}(${argument.name})`);
  expect(taken).toEqual([]);
});
