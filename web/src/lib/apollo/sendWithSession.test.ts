import { GraphQLError, OperationTypeNode } from 'graphql';
import type { Credentials } from './Credentials';
import { sendWithSession, type Transport } from './sendWithSession';

const asked = { query: 'query Q { hello }', variables: {} };
const answer = { data: { hello: 'world' } };
const refused = {
  data: null,
  errors: [Object.assign(new GraphQLError('Unauthorized'), { errorType: 'UnauthorizedException' })],
};
const token = (authToken: string): Credentials => ({ authMode: 'userPool', authToken });
const iam: Credentials = { authMode: 'iam' };

/**
 * Simulates the transport, with an API that accepts guests and the token `good` and answers 401 to any other
 * token. `tokens` are the credentials before and after a refresh; if one is missing, the caller is a guest.
 * Returns the transport as `subject`, the credentials of each sent operation, and the mock of `expire`.
 */
function transport({
  tokens,
  good,
  signedIn = true,
}: {
  tokens: Credentials[];
  good?: string;
  signedIn?: boolean;
}) {
  const sent: Credentials[] = [];
  const expire = jest.fn();
  const subject: Transport = {
    credentials: async ({ renew } = { renew: false }) => (renew ? tokens[1] : tokens[0]) ?? iam,
    send: async (_asked, credentials) => {
      sent.push(credentials);
      return credentials.authMode === 'iam' || credentials.authToken === good ? answer : refused;
    },
    subscribe: () => {
      throw new Error('no subscription here');
    },
    isSignedIn: () => signedIn,
    expire,
  };
  return { subject, sent, expire };
}

test('an operation is sent with the token of the session', async () => {
  const { subject, sent, expire } = transport({ tokens: [token('fresh')], good: 'fresh' });
  await expect(sendWithSession(subject, asked, OperationTypeNode.QUERY)).resolves.toBe(answer);
  expect(sent).toEqual([token('fresh')]);
  expect(expire).not.toHaveBeenCalled();
});

test('a guest sends as the guest identity', async () => {
  const { subject, sent, expire } = transport({ tokens: [], signedIn: false });
  await sendWithSession(subject, asked, OperationTypeNode.MUTATION);
  expect(sent).toEqual([iam]);
  expect(expire).not.toHaveBeenCalled();
});

test('after a 401 the token is refreshed once and the operation is sent again', async () => {
  const { subject, sent, expire } = transport({ tokens: [token('stale'), token('fresh')], good: 'fresh' });
  await expect(sendWithSession(subject, asked, OperationTypeNode.MUTATION)).resolves.toBe(answer);
  expect(sent).toEqual([token('stale'), token('fresh')]);
  expect(expire).not.toHaveBeenCalled();
});

test('a mutation of a session that was ended is not shown as refused, but ends the session here too', async () => {
  const { subject, sent, expire } = transport({ tokens: [token('ended')] });
  const ended = { errorType: 'Unauthorized', errorInfo: { sessionEnded: true } };
  subject.send = async (_asked, credentials) => {
    sent.push(credentials);
    return { data: null, errors: [Object.assign(new GraphQLError('ended'), ended)] };
  };
  const result = await sendWithSession(subject, asked, OperationTypeNode.MUTATION);
  expect(result.errors?.[0]?.extensions).toEqual({ signedOut: true });
  expect(sent).toEqual([token('ended')]);
  expect(expire).toHaveBeenCalledTimes(1);
});

test('when refreshing fails, a query is sent as the guest and the screen shows signed out', async () => {
  const { subject, sent, expire } = transport({ tokens: [token('stale')] });
  await expect(sendWithSession(subject, asked, OperationTypeNode.QUERY)).resolves.toBe(answer);
  expect(sent).toEqual([token('stale'), iam]);
  expect(expire).toHaveBeenCalledTimes(1);
});

test('a refreshed token that is refused too ends the session', async () => {
  const { subject, sent, expire } = transport({ tokens: [token('stale'), token('revoked')] });
  await sendWithSession(subject, asked, OperationTypeNode.QUERY);
  expect(sent).toEqual([token('stale'), token('revoked'), iam]);
  expect(expire).toHaveBeenCalledTimes(1);
});

test('a mutation is never sent as a guest when the session has ended', async () => {
  for (const tokens of [[token('stale')], []]) {
    const { subject, sent, expire } = transport({ tokens });
    const result = await sendWithSession(subject, asked, OperationTypeNode.MUTATION);
    expect(sent).not.toContainEqual(iam);
    expect(result.errors).toHaveLength(1);
    expect(expire).toHaveBeenCalledTimes(1);
  }
});

test('a mutation of a signed-in person is not sent as a guest when another operation ends the session', async () => {
  const { subject, sent } = transport({ tokens: [] });
  let signedIn = true;
  subject.isSignedIn = () => signedIn;
  subject.credentials = async () => {
    signedIn = false;
    return iam;
  };
  await sendWithSession(subject, asked, OperationTypeNode.MUTATION);
  expect(sent).toEqual([]);
});

test('another refusal than a 401 is returned', async () => {
  const { subject, expire } = transport({ tokens: [token('fresh')] });
  const conflict = { data: null, errors: [new GraphQLError('Conflict')] };
  subject.send = async () => conflict;
  await expect(sendWithSession(subject, asked, OperationTypeNode.QUERY)).resolves.toBe(conflict);
  expect(expire).not.toHaveBeenCalled();
});
