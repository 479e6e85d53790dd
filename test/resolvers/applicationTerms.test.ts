import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

/** Tests which sheets the page of the terms reads: a stack has no application with a hundred versions. */
const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent' };
const application = (number?: number) => ({
  ...{ __typename: 'UserApplies', id: 'talent.job', userID: 'talent', openJobID: 'job', type: 'CONTRACTED' },
  ...{ conversationId: 'c', memberIds: ['talent', 'staff'], staffIds: ['staff'], organizationId: 'o' },
  ...(number ? { terms: { number }, engagementId: 'talent.e' } : {}),
});

/** Returns the ids that the page reads after an application, as a person. */
async function idsOf(sub: string, result: object): Promise<string[]> {
  const plan = resolverPlans.find(({ field }) => field === 'getApplicationTerms');
  const step = plan?.steps.find(({ file }) => file.endsWith('#application'));
  if (!step) throw new Error('No step');
  const who = { kind: 'person', sub, isAdmin: sub === 'admin', inClientArea: true, organizationId: '' };
  const { value: ids, error } = evaluate(await bundleResolver(step), 'response', {
    ...{ identity: { sub, groups: null, claims: {} }, env, arguments: { id: 'talent.job' } },
    ...{ stash: { who }, result },
  });
  expect(error ?? null).toBeNull();
  return ids as string[];
}

test.each([
  ['the talent', 'talent', 3, ['003', '002', '001']],
  ['an administrator', 'admin', 3, ['003', '002', '001', '000']],
  ['an administrator before the first sheet', 'admin', undefined, ['000']],
])(
  '%s reads the newest sheet first, the draft last and only as staff',
  async (_who, sub, newest, expected) => {
    expect(await idsOf(sub, application(newest))).toEqual(expected.map((number) => `talent.job-${number}`));
  },
);

test('of more sheets than a BatchGet reads beside the engagement, the newest are read', async () => {
  for (const [sub, oldest] of [
    ['talent', '054'],
    ['admin', '055'],
  ] as const) {
    const ids = await idsOf(sub, application(150));
    expect([ids.length, ids[0], ids[96 - (sub === 'admin' ? 1 : 0)]]).toEqual([
      97,
      'talent.job-150',
      `talent.job-${oldest}`,
    ]);
  }
});
