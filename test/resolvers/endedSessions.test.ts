import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

const admin = { sub: 'operator', groups: ['admin'], claims: {} };

interface Write {
  table: string;
  key: { pk: { S: string } };
  update?: { expression: string; expressionNames?: object };
}

/** Returns the updates that a step of a mutation sends to DynamoDB in a transaction, when an administrator calls it. */
async function updatesOf(mutation: string, ending: string, more: object): Promise<string[]> {
  const plan = resolverPlans.find(({ type, field }) => type === 'Mutation' && field === mutation);
  const step = plan?.steps.find(({ file }) => file.endsWith(ending));
  const tables = { TalentTable: 'Talent', CatalogTable: 'Catalog', InsightTable: 'Insight' };
  const { value, error } = evaluate(step ? await bundleResolver(step) : '', 'request', {
    identity: admin,
    env: { publishingRole: '', clientArea: 'open', ...tables },
    stash: {},
    ...more,
  });
  expect(error).toBeNull();
  const { transactItems } = value as { transactItems?: Write[] };
  return (transactItems ?? []).flatMap(({ key, update }) =>
    update ? [`${key.pk.S}: ${JSON.stringify(update.expressionNames)}`] : [],
  );
}

const writesOf = (input: object, stored: object) =>
  updatesOf('updateUser', 'updateUser.2.write.ts', {
    arguments: { input: { sub: 'member', ...input } },
    prev: { result: stored },
  });

test.each([
  [
    'a consultant',
    { involveType: 'CONSULTANT', appointedBy: 'operator' },
    [/^person#private: .*sessionsEndedAt/],
  ],
  ['somebody without an appointment', { involveType: 'CONSULTANT' }, []],
  ['somebody who was scouted', { involveType: 'SCOUTED' }, []],
])(
  'the delete of the involvement of %s ends the sessions only with a right',
  async (_title, fields, ends) => {
    const record = { id: 'person.job', userID: 'person', ...fields };
    const found = await updatesOf('deleteUserOpenJobs', 'delete.1.counted.ts', {
      arguments: { input: { id: record.id } },
      stash: { record, parent: null },
      prev: { result: null },
    });
    expect(found).toHaveLength(ends.length);
    for (const [at, end] of ends.entries()) expect(found[at]).toMatch(end);
  },
);

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
