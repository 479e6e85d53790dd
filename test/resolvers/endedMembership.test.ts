import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

const admin = { sub: 'operator', groups: ['admin'], claims: {} };

interface Write {
  table: string;
  key: { pk: { S: string } };
  update: { expression: string; expressionNames?: object };
}

/** Returns what the step that changes a profile sends to DynamoDB, when an administrator sends `input`. */
async function writesOf(input: object, stored: object): Promise<string[]> {
  const plan = resolverPlans.find(({ type, field }) => type === 'Mutation' && field === 'updateUser');
  const step = plan?.steps.find(({ file }) => file.endsWith('updateUser.2.write.ts'));
  const { value, error } = evaluate(step ? await bundleResolver(step) : '', 'request', {
    arguments: { input: { sub: 'member', ...input } },
    identity: admin,
    env: { publishingRole: '', clientArea: 'open', TalentTable: 'Talent', CatalogTable: 'Catalog' },
    stash: {},
    prev: { result: stored },
  });
  expect(error).toBeNull();
  const { transactItems } = value as { transactItems?: Write[] };
  return (transactItems ?? []).map(
    ({ key, update }) => `${key.pk.S}: ${JSON.stringify(update.expressionNames)}`,
  );
}

test.each([
  ['is removed from an organization', { organizationUsersId: null }, 'one'],
  ['gets another organization', { organizationUsersId: 'two' }, 'one'],
])('the write by which a member %s ends the sessions', async (_title, input, organizationUsersId) => {
  const writes = await writesOf(input, { portfolioPath: null, organizationUsersId });
  expect(writes).toHaveLength(2);
  expect(writes[0]).toMatch(/^member: .*organizationUsersId/);
  expect(writes[1]).toMatch(/^member#private: .*sessionsEndedAt/);
});

test.each([
  ['stays', { organizationUsersId: 'one' }, 'one'],
  ['becomes a member', { organizationUsersId: 'one' }, null],
  ['is described', { description: '改' }, undefined],
])('the sessions of a person who %s go on', async (_title, input, organizationUsersId) => {
  expect(await writesOf(input, { organizationUsersId })).toEqual([]);
});
