import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { grantsOf } from '../../infra/resolvers/grantsOf';
import type { ResolverPlan } from '../../infra/resolvers/ResolverPlan';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

const signed = { userArn: 'arn:aws:sts::1:assumed-role/guest/a', cognitoIdentityAuthType: 'unauthenticated' };
/**
 * The kinds of callers, each with its grants (kinds of permission), copied by hand from docs/access-rules.md
 * 6.0.
 */
const callers: Record<string, { identity: object | null; clientArea?: string; grants: string[] }> = {
  'nobody, without credentials': { identity: null, grants: [] },
  'a role that is not ours': { identity: { userArn: 'another role' }, grants: [] },
  'a guest': { identity: signed, grants: ['guest'] },
  'the publishing role': { identity: { userArn: 'arn:aws:sts::1:assumed-role/pub/a' }, grants: ['system'] },
  'a talent': { identity: { sub: 't', groups: null }, grants: ['signedIn', 'owner'] },
  'an administrator': { identity: { sub: 'a', groups: ['admin'] }, grants: ['signedIn', 'owner', 'admin'] },
  'a member of an organization, client area closed': {
    identity: { sub: 'm', groups: null, claims: { organizationId: 'o' } },
    grants: ['signedIn', 'owner'],
  },
  'a consultant, client area open': {
    identity: { sub: 'c', groups: null },
    clientArea: 'open',
    grants: ['signedIn', 'owner', 'consultant'],
  },
  'a member of an organization, client area open': {
    identity: { sub: 'm', groups: null, claims: { organizationId: 'o' } },
    clientArea: 'open',
    grants: ['signedIn', 'owner', 'consultant', 'client'],
  },
};

const rootTypes = ['Query', 'Mutation', 'Subscription'];
const plans = resolverPlans.filter(({ type }) => rootTypes.includes(type));
const codes = new Map<ResolverPlan, string[]>();

beforeAll(async () => {
  for (const plan of plans)
    codes.set(plan, await Promise.all(plan.steps.map((step) => bundleResolver(step))));
});

/**
 * Returns the number of steps of a root field that reject the given kind of caller regardless of the input.
 */
function refusalsOf(plan: ResolverPlan, caller: string): number {
  const { identity, clientArea = 'closed' } = callers[caller] ?? { identity: null };
  const context = {
    identity,
    env: { publishingRole: 'arn:aws:sts::1:assumed-role/pub', clientArea },
    info: { fieldName: plan.field, parentTypeName: plan.type },
    arguments: { input: {} },
  };
  return (codes.get(plan) ?? []).filter((code) => {
    const { error } = evaluate(code, 'request', context);
    return error?.errorType === 'Unauthorized' && `${error.message}`.startsWith('Not for this kind');
  }).length;
}

test('finds root fields to test', () => {
  expect(plans.length).toBeGreaterThan(180);
});

test.each(Object.keys(callers))('%s may call exactly the root fields whose grants include them', (caller) => {
  const granted = callers[caller]?.grants ?? [];
  const wrong = plans.filter((plan) => {
    const mayCall = grantsOf(`${plan.type}.${plan.field}`)?.some((grant) => granted.includes(grant)) ?? false;
    return mayCall === refusalsOf(plan, caller) > 0;
  });
  expect(wrong.map(({ field }) => field)).toEqual([]);
});

test('a bundle cannot be built without the constants that it uses, such as grants', async () => {
  const file = 'resolvers/user/getQualification.ts#';
  await expect(bundleResolver({ file, define: {} })).rejects.toThrow(`${file} uses GRANTS`);
});
