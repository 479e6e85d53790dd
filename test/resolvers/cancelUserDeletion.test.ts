import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleStep } from '../support/resolver/bundleStep';

const NOW = '2026-04-15T01:00:00.000Z';
/** Fourteen days before. */
const END = '2026-04-01T01:00:00.000Z';

beforeEach(() => jest.useFakeTimers({ now: Date.parse(NOW), doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('the request to delete an account is withdrawn if it is younger than exactly 14 days', async () => {
  const code = await bundleStep('resolvers/user/cancelUserDeletion.ts#');
  const person = '6f0c1b52-0000-4000-8000-000000000001';
  const { value, error } = evaluate(code, 'request', {
    arguments: { sub: person },
    identity: { sub: person, groups: [] },
    stash: {},
    env: {},
  });
  expect(error).toBeNull();
  const { condition } = value as { condition: { expression: string; expressionValues: object } };
  expect(condition.expression).toMatch(/#deletionRequestedAt > /);
  expect(Object.values(condition.expressionValues)).toContainEqual({ S: END });
});
