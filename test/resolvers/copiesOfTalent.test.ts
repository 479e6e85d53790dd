import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

const steps = resolverPlans.find(({ field }) => field === 'updateUser')!.steps;
const write = steps.find(({ file }) => file.endsWith('#write'))!;

/** Returns the attributes that an update of a profile removes. */
async function removedBy(input: object): Promise<string[]> {
  const { value } = evaluate(await bundleResolver(write), 'request', {
    env: { TalentTable: 'Talent', CatalogTable: 'Catalog', publishingRole: '', clientArea: 'open' },
    identity: { sub: 'talent', groups: null, claims: {} },
    arguments: { input: { sub: 'talent', ...input } },
    ...{ stash: {}, prev: { result: { portfolioPath: null } }, result: null, error: null },
  });
  const { update } = value as { update: { expression: string; expressionNames: Record<string, string> } };
  const [, removed = ''] = update.expression.split('REMOVE ');
  return removed.split(/,? /).flatMap((name) => update.expressionNames[name] ?? []);
}

test('a new occupation or place removes the copy of the former one, which would be shown otherwise', async () => {
  expect(await removedBy({ userMainJobId: 'sales' })).toEqual(['mainJob']);
  expect(await removedBy({ userBaseLocationId: 'tokyo', userMainJobId: null })).toEqual(
    expect.arrayContaining(['userMainJobId', 'mainJob', 'baseLocation']),
  );
  expect(await removedBy({ description: '画面を作っています。' })).toEqual([]);
});
