import { getNamedType, isInputObjectType } from 'graphql';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { formLimits } from '../../infra/formLimits';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { fieldResolvers } from '../../infra/resolvers/fieldResolvers';
import { readSchema } from '../support/readSchema';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * Tests that the limits generated for forms are those of the deployed resolvers, for every mutation that
 * people may call.
 */
const schema = readSchema();
const caller = { sub: 'somebody', groups: ['admin'], claims: { organizationId: 'hakobune' } };
const who = {
  kind: 'person',
  sub: 'somebody',
  isAdmin: true,
  inClientArea: true,
  organizationId: 'hakobune',
};
const plans = resolverPlans.filter(
  ({ type, field }) =>
    type === 'Mutation' &&
    formLimits(field) &&
    !fieldResolvers[`Mutation.${field}`]?.grants?.includes('system'),
);
const codes = new Map<string, string[]>();

beforeAll(async () => {
  for (const { field, steps } of plans)
    codes.set(field, await Promise.all(steps.map((step) => bundleResolver(step))));
});

/**
 * Values for the input fields that resolvers check before the lengths of texts. Each call includes them, so
 * that it reaches the check of the length.
 */
const required = {
  ...{
    id: 'x',
    sub: 'x',
    name: '縁',
    title: '案件',
    message: '質問',
    email: 'talent@example.com',
    url: 'enishi',
  },
  ...{
    lastName: '縁',
    firstName: '結子',
    lastNameKana: 'エニシ',
    firstNameKana: 'ユイコ',
    displayName: 'ゆいこ',
  },
  ...{ isAgreedTerms: true, userID: 'x' },
};

function isList(mutation: string, name: string): boolean {
  const argument = schema
    .getMutationType()
    ?.getFields()
    [mutation]?.args.find((each) => each.name === 'input');
  const input = argument && getNamedType(argument.type);
  return isInputObjectType(input) && /^\[/.test(`${input.getFields()[name]?.type}`);
}

/**
 * Returns the lengths that a mutation accepts for a field, such as `1..50` or `0..4000`. They are taken from
 * the errors with which the mutation's resolvers refuse `value`; none if no resolver refuses it.
 */
function lengthRules(mutation: string, name: string, value: unknown): string[] {
  return (codes.get(mutation) ?? []).flatMap((code) => {
    const { error } = evaluate(code, 'request', {
      arguments: { input: { ...required, [name]: value } },
      identity: caller,
      stash: { who, organizations: [] },
      env: { publishingRole: '', clientArea: 'open' },
    });
    const { field, rule } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
    return field === `input.${name}` && /^[01]\.\.\d+$/.test(`${rule}`) ? [`${rule}`] : [];
  });
}

/**
 * The text fields of all forms with their limits. Client tokens are left out, because they have a fixed
 * format.
 */
const texts = plans.flatMap(({ field }) =>
  Object.entries(formLimits(field) ?? {}).flatMap(([name, limit]) =>
    typeof limit === 'number' && name !== 'clientToken' && !isList(field, name)
      ? [{ mutation: field, name, limit }]
      : [],
  ),
);
const textOf = (length: number) => 'ア'.repeat(length);

test('the generated limits cover the forms of people', () => {
  expect(texts.length).toBeGreaterThan(250);
});

test('resolvers accept a text of exactly the length that forms allow', () => {
  const refused = texts.flatMap(({ mutation, name, limit }) =>
    lengthRules(mutation, name, textOf(limit)).map((rule) => `${mutation}.${name}: ${limit}, not ${rule}`),
  );
  expect(refused).toEqual([]);
});

test('resolvers refuse a text that is one character longer than forms allow', () => {
  const accepted = texts.filter(({ mutation, name, limit }) => {
    const answers = lengthRules(mutation, name, textOf(limit + 1));
    return answers.length === 0;
  });
  expect(accepted.map(({ mutation, name, limit }) => `${mutation}.${name}: ${limit}`)).toEqual([]);
});
