import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { fieldResolvers } from '../../infra/resolvers/fieldResolvers';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * Matches the names of queries that send or store something. They must, like mutations, first check that the
 * caller's account still exists.
 */
const EFFECTS = /^(notify|invoke|download)/;
const writing = resolverPlans.filter(
  ({ type, field }) =>
    (type === 'Mutation' && !fieldResolvers[`Mutation.${field}`]?.grants?.includes('system')) ||
    (type === 'Query' && EFFECTS.test(field)),
);
const context = (identity: object, result: unknown = null) => ({
  identity,
  result,
  env: { publishingRole: 'arn:publisher', clientArea: 'open', TalentTable: 'talents' },
});
const admin = { sub: 'somebody', groups: ['admin'] };

test('finds operations to test', () => {
  expect(writing.length).toBeGreaterThan(110);
});

test('the first step of each operation rejects a caller without an account row, administrators included', async () => {
  const open: string[] = [];
  for (const { type, field, steps } of writing) {
    const [first] = steps;
    const code = first ? await bundleResolver(first) : '';
    const asked = evaluate(code, 'request', context(admin)).value as { key?: object } | undefined;
    const { error } = evaluate(code, 'response', context(admin));
    const isAsked =
      JSON.stringify(asked?.key) ===
      JSON.stringify({ pk: { S: 'somebody#private' }, sk: { S: 'UserPrivate' } });
    if (!isAsked || error?.errorType !== 'Unauthorized') open.push(`${type}.${field}`);
  }
  expect(open).toEqual([]);
});

test('a token from before the end of the sessions is refused, a later one is not', async () => {
  const [step] = writing[0]?.steps ?? [];
  const code = step ? await bundleResolver(step) : '';
  const person = { id: 'somebody', agreedTermsAt: '2026-01-01T00:00:00.000Z' };
  const ended = { ...person, sessionsEndedAt: '2026-04-15T01:00:00.500Z' };
  const issued = (at: string) => ({ ...admin, claims: { iat: Date.parse(at) / 1000 } });
  const refusal = (at: string, row: object = ended) =>
    evaluate(code, 'response', context(issued(at), row)).error?.errorType;
  const { error } = evaluate(code, 'response', context(issued('2026-04-15T00:59:59Z'), ended));
  expect(error?.errorInfo).toEqual({ sessionEnded: true });
  expect(refusal('2026-04-15T00:59:59Z')).toBe('Unauthorized');
  expect(refusal('2026-04-15T01:00:01Z')).toBeUndefined();
  expect(refusal('2026-04-15T00:59:59Z', person)).toBeUndefined();
  // Both within the second in which the sessions ended.
  const read = (rightsReadAt: string) => ({
    ...admin,
    claims: { iat: Date.parse(rightsReadAt) / 1000, rightsReadAt },
  });
  const refusalOf = (rightsReadAt: string, row: object = ended) =>
    evaluate(code, 'response', context(read(rightsReadAt), row)).error?.errorType;
  expect(refusalOf('2026-04-15T01:00:00.499Z')).toBe('Unauthorized');
  expect(refusalOf('2026-04-15T01:00:00.501Z')).toBeUndefined();
  expect(refusalOf('2026-04-15T01:00:00.499Z', person)).toBeUndefined();
});
