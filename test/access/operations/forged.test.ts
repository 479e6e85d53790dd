import { claimsOf } from '../../support/api/claimsOf';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { readSchema } from '../../support/readSchema';
import { literalCall } from './literalCall';

/**
 * Tests that the API refuses forged tokens. A forged token is a valid token into which somebody has written
 * an administrator's group, another sub, or an organization, without changing the signature.
 */
const schema = readSchema();
function forge(token: string, change: object): string {
  const [head = '', , signature = ''] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...claimsOf(token), ...change })).toString('base64url');
  return [head, forged, signature].join('.');
}

let talent: Person;

beforeAll(async () => {
  talent = await given.aTalent();
});

test.each([
  ['the administrators’ group', { 'cognito:groups': ['admin'] }],
  ['another’s sub', { sub: '6f0c1b52-0000-4000-8000-000000000002' }],
  ['an organization', { organizationId: 'any' }],
])('a token with %s written into it gets 401 for every operation', async (_title, change) => {
  const token = forge(talent.token, change);
  const calls = [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(
      (field) => `query { ${literalCall(field)} }`,
    ),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
      (field) => `mutation { ${literalCall(field)} }`,
    ),
  ];
  const answers = await Promise.all(calls.map((text) => query(text, {}, { token })));
  const accepted = calls.filter((_call, index) => answers[index]?.status !== 401);
  console.info(`forged tokens: ${calls.length - accepted.length} of ${calls.length} operations refuse`);
  expect(accepted).toEqual([]);
});
