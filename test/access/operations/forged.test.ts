import { isCompositeType, getNamedType, type GraphQLField } from 'graphql';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { readSchema } from '../../support/readSchema';

/** Somebody who writes “administrator” or another's sub into their own token, and leaves its signature. */
const schema = readSchema();
const placeholders: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true' };

function literalOf(type: string): string {
  const named = schema.getType(type.replace(/[[\]!]/g, ''));
  if (named && 'getValues' in named) return named.getValues()[0]?.name ?? '';
  if (named && 'getFields' in named) {
    const required = Object.values(named.getFields()).filter((field) => String(field.type).endsWith('!'));
    return `{ ${required.map((field) => `${field.name}: ${literalOf(String(field.type))}`).join(', ')} }`;
  }
  const literal =
    placeholders[named?.name ?? ''] ?? (named?.name.startsWith('AWSDate') ? '"2026-01-01T00:00:00Z"' : '"x"');
  return type.startsWith('[') ? `[${literal}]` : literal;
}

const callOf = ({ name, args, type }: GraphQLField<unknown, unknown>) => {
  const given = args.map((argument) => `${argument.name}: ${literalOf(String(argument.type))}`).join(', ');
  const selected = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  return `${name}${given && `(${given})`}${selected}`;
};

function forge(token: string, change: object): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return [head, forged, signature].join('.');
}

let talent: Person;

beforeAll(async () => {
  talent = await given.aTalent();
}, 60_000);

test.each([
  ['the administrators’ group', { 'cognito:groups': ['admin'] }],
  ['another’s sub', { sub: '6f0c1b52-0000-4000-8000-000000000002' }],
  ['an organization', { organizationId: 'any' }],
])('a token with %s written into it gets 401 for every operation', async (_title, change) => {
  const token = forge(talent.token, change);
  const calls = [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => `query { ${callOf(field)} }`),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
      (field) => `mutation { ${callOf(field)} }`,
    ),
  ];
  const answers = await Promise.all(calls.map((text) => query(text, {}, { token })));
  const accepted = calls.filter((_call, index) => answers[index]?.status !== 401);
  console.info(`forged tokens: ${calls.length - accepted.length} of ${calls.length} operations refuse`);
  expect(accepted).toEqual([]);
});
