import { ApolloClient, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { AmplifyLink } from './AmplifyLink';
import type { GraphqlRequest } from './GraphqlRequest';

/** Returns a function that sends a create, and the tokens that were sent; the answers to those in `lost` are lost. */
function aSender(lost: number[]) {
  const tokens: unknown[] = [];
  const link = new AmplifyLink({
    credentials: () => Promise.resolve({ authMode: 'userPool', authToken: 'a-token' }),
    send: ({ variables }: GraphqlRequest) => {
      tokens.push((variables.input as { clientToken?: string }).clientToken);
      const isLost = lost.includes(tokens.length);
      return isLost
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ data: { create: 1 } });
    },
    subscribe: () => Promise.reject(new Error('nobody subscribes')),
    isSignedIn: () => true,
    expire: () => undefined,
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const send = async (type: string, input: object) => {
    const mutation = gql(`mutation Create($input: ${type}) { create(input: $input) }`) as TypedDocumentNode;
    await client.mutate({ mutation, variables: { input } }).catch(() => undefined);
  };
  return { tokens, send };
}

test('a create whose answer was lost is sent again with the same client token, a further one with its own', async () => {
  const { tokens, send } = aSender([1, 2]);
  for (let time = 0; time < 4; time += 1) await send('CreateUserAppliesInput!', { openJobID: 'a' });
  await send('CreateUserAppliesInput!', { openJobID: 'b' });
  const [first, second, third, further, other] = tokens;
  expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, further, other]).size).toBe(3);
});

test('a form keeps the token that it has chosen', async () => {
  const { tokens, send } = aSender([]);
  await send('CreateUserAppliesInput!', { clientToken: 'chosen' });
  expect(tokens).toEqual(['chosen']);
});

const schema = buildSchema(
  ['web/aws-appsync.graphql', 'schema.graphql'].map((path) => readFileSync(path, 'utf8')).join(''),
);
const inputs = Object.values(schema.getMutationType()!.getFields()).flatMap(({ args }) =>
  args.flatMap(({ name, type }) => (name === 'input' ? String(type) : [])),
);

test.each(inputs)('%s gets a client token if it takes one', async (type) => {
  const { tokens, send } = aSender([]);
  await send(type, {});
  const declared = schema.getType(type.replace('!', ''));
  const takesToken = isInputObjectType(declared) && 'clientToken' in declared.getFields();
  expect(tokens[0] !== undefined).toBe(takesToken);
});
