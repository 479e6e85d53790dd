import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

const steps = resolverPlans.find(({ field }) => field === 'getUserAs')!.steps;

/** Returns what guests would see of a profile, as its owner previews it. */
async function previewOf(user: object): Promise<Record<string, unknown>> {
  const stored = { __typename: 'User', id: 'talent', sub: 'talent', ...user };
  const { value } = evaluate(await bundleResolver(steps[0]!), 'response', {
    env: { TalentTable: 'Talent', CatalogTable: 'Catalog', publishingRole: '', clientArea: 'open' },
    identity: { sub: 'talent', groups: null, claims: {} },
    arguments: { sub: 'talent', viewer: 'PUBLIC' },
    ...{ stash: { viewer: 'public' }, prev: { result: null }, result: { items: [stored] }, error: null },
  });
  return value as Record<string, unknown>;
}

test('a preview leaves an occupation and a place without a copy to their resolvers', async () => {
  const shown = await previewOf({
    userMainJobId: 'sales',
    userBaseLocationId: 'tokyo',
    isShareBaseLocation: true,
  });
  expect(shown.userMainJobId).toBe('sales');
  expect([shown.mainJob, shown.baseLocation]).toEqual([undefined, undefined]);
});

test('a preview never reads what its viewer may not see, nor what the talent has not stated', async () => {
  const hidden = await previewOf({ userBaseLocationId: 'tokyo', isShareBaseLocation: false });
  expect([hidden.mainJob, hidden.baseLocation, hidden.organization]).toEqual([null, null, null]);
});
