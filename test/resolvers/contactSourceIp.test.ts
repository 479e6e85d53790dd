import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * Tests that the rate limit of the contact form uses the IP address of the connection. AppSync passes the
 * values of the header `x-forwarded-for`, which the caller can forge, and adds the IP address of the
 * connection as the last one (AppSync developer guide, resolver context reference).
 */
test.each([
  [['203.0.113.9'], '203.0.113.9'],
  [['10.0.0.1', '203.0.113.9'], '203.0.113.9'],
  [['10.0.0.2', '10.0.0.3', '203.0.113.9'], '203.0.113.9'],
])('the limit of the contact form uses the connection’s own IP of %j', async (sourceIp, address) => {
  const plan = resolverPlans.find(({ field }) => field === 'createContactMessage');
  const code = await bundleResolver(plan!.steps.at(-1)!);
  const input = { name: '縁', email: 'a@example.com', message: '伺います' };
  const identity = { cognitoIdentityAuthType: 'unauthenticated', userArn: 'arn:guest', sourceIp };
  const { value } = evaluate(code, 'request', {
    arguments: { input },
    identity,
    env: { publishingRole: '', clientArea: 'closed' },
  });
  expect(value).toMatchObject({ payload: { address } });
});
