import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import type { ResolverStep } from '../../infra/resolvers/ResolverPlan';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

function step(name: string): ResolverStep {
  const found = resolverPlans
    .flatMap(({ steps }) => steps)
    .find(({ file }) => file.endsWith(`updateUserLastVisitedAt.ts#${name}`));
  if (!found) throw new Error(`No resolver has the step ${name}`);
  return found;
}

/**
 * Runs a visit of somebody whose row has these times, at most five minutes after the stored visit. Returns the request
 * for the row of the day; undefined if there is none.
 */
async function visitAgain(row: { previousAt: string; lastVisitedAt: string }) {
  const context = {
    env: { TalentTable: 'Talent' },
    identity: { sub: 'me', groups: null, claims: {} },
    arguments: { input: { sub: 'me' } },
    error: { type: 'DynamoDB:ConditionalCheckFailedException', message: 'The conditional request failed' },
    result: row,
  };
  const { value, stash } = evaluate(await bundleResolver(step('visit')), 'response', context);
  const next = { ...context, stash, prev: { result: value }, result: null, error: null };
  const day = evaluate(await bundleResolver(step('day')), 'request', next);
  return (day.value as { operation?: string; attributeValues?: object }).operation ? day.value : undefined;
}

test('the day of a visit that DynamoDB refused is stored by the next visit, a minute later', async () => {
  const visit = { previousAt: '2026-11-24T14:00:00.000Z', lastVisitedAt: '2026-11-26T01:00:00.000Z' };
  expect(await visitAgain(visit)).toMatchObject({
    operation: 'PutItem',
    key: { pk: { S: 'me#private' }, sk: { S: 'LastVisitDay' } },
    attributeValues: { day: { S: '2026-11-26' } },
  });
});

test('a second visit on the same day in Japan writes no day', async () => {
  const visit = { previousAt: '2026-11-25T16:00:00.000Z', lastVisitedAt: '2026-11-26T01:00:00.000Z' };
  expect(await visitAgain(visit)).toBeUndefined();
});
