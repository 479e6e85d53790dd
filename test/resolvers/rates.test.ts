import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { rateOf } from '../../infra/resolvers/rateOf';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { ulid } from '../support/ulid';

const limited = resolverPlans
  .filter(({ type, field }) => rateOf(`${type}.${field}`))
  .map(({ type, field, steps }) => ({ type, field, step: steps[1]! }));

const person = { sub: 'somebody', groups: [], claims: { organizationId: 'ours' } };
const admin = { ...person, groups: ['admin'] };
const env = { publishingRole: 'arn:publisher', clientArea: 'open' };

const contextOf = (field: string, identity: object, input: object = {}) => ({
  ...{ identity, env, arguments: { input }, info: { fieldName: field }, stash: {} },
});

test('finds the declared rates', () => {
  expect(limited.length).toBeGreaterThan(20);
});

test.each(limited)('$type.$field refuses what exceeds its rate, and says when it goes on', async (of) => {
  const { type, field, step } = of;
  const rate = rateOf(`${type}.${field}`)!;
  const code = await bundleResolver(step);
  const asked = (identity: object) => evaluate(code, 'request', contextOf(field, identity));
  expect(asked(admin).earlyReturn === null).toBe(rate.countsAdmins === true);
  const { key, condition } = asked(rate.countsAdmins ? admin : person).value as Record<string, object>;
  expect(JSON.stringify(key)).toContain(`Once#rate#${field}#somebody`);
  expect(JSON.stringify(condition)).toContain(`":most":{"N":${rate.most}}`);
  const refused = { type: 'DynamoDB:ConditionalCheckFailedException', message: '' };
  const { error } = evaluate(code, 'response', { ...contextOf(field, person), error: refused });
  const { retryAt = '' } = (error?.errorInfo ?? {}) as { retryAt?: string };
  const wait = Date.parse(retryAt) - Date.now();
  expect(error?.errorType).toBe('TooManyRequests');
  expect(wait > 0 && wait <= rate.per * 1000).toBe(true);
});

test('a repeated client token counts as the call that it repeats', async () => {
  const { step } = limited.find(({ field }) => field === 'createMessage')!;
  const clientToken = ulid(Date.now());
  const context = contextOf('createMessage', person, { content: '縁', conversationId: 'a', clientToken });
  const { value } = evaluate(await bundleResolver(step), 'request', context);
  const { update, condition } = value as Record<string, { expressionValues: object }>;
  expect(update?.expressionValues).toMatchObject({ ':calls': { SS: [clientToken] } });
  expect(condition?.expressionValues).toMatchObject({ ':call': { S: clientToken } });
});

test('what is refused anyway is not counted', async () => {
  const { step } = limited.find(({ field }) => field === 'createMessage')!;
  const context = contextOf('createMessage', person, { content: 'あ'.repeat(4001), conversationId: 'a' });
  expect(evaluate(await bundleResolver(step), 'request', context).error?.errorType).toBe('InvalidInput');
});
