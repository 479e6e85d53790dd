import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

test('a page without public portfolios ends before the talents are read, because DynamoDB refuses to read no keys', async () => {
  const plan = resolverPlans.find(({ field }) => field === 'listPublicPortfolios');
  const context = {
    ...{ env: {}, identity: {}, arguments: {}, stash: {}, prev: { result: {} } },
    result: { items: [], nextToken: null },
  };
  const answer = evaluate(await bundleResolver(plan!.steps[0]!), 'response', context);
  expect(answer).toMatchObject({ value: { items: [] }, stash: { isEnded: true } });
});
