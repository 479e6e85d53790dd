import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { customResolvers } from '../../model/customResolvers';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * Matches the names of queries that send or store something. They must, like mutations, first check that the
 * caller's account still exists.
 */
const EFFECTS = /^(notify|invoke|download)/;
const writing = resolverPlans.filter(
  ({ type, field }) =>
    (type === 'Mutation' && !customResolvers[`Mutation.${field}`]?.grants.includes('system')) ||
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
