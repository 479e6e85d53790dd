import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

const admin = { sub: 'operator', groups: ['admin'], claims: {} };

interface Write {
  table: string;
  key: { pk: { S: string } };
  update?: { expression: string; expressionNames?: object };
}

/** Returns the writes that a step of a mutation sends to DynamoDB in a transaction, when an administrator calls it. */
async function updatesOf(mutation: string, ending: string, more: object): Promise<string[]> {
  const plan = resolverPlans.find(({ type, field }) => type === 'Mutation' && field === mutation);
  const step = plan?.steps.find(({ file }) => file.endsWith(ending));
  const tables = {
    ...{ TalentTable: 'Talent', CatalogTable: 'Catalog', InsightTable: 'Insight', OpenJobTable: 'OpenJob' },
  };
  const { value, error } = evaluate(step ? await bundleResolver(step) : '', 'request', {
    identity: admin,
    env: { publishingRole: '', clientArea: 'open', ...tables },
    stash: {},
    ...more,
  });
  expect(error).toBeNull();
  const { transactItems } = value as { transactItems?: Write[] };
  return (transactItems ?? []).map(({ key, update }) =>
    update ? `${key.pk.S}: ${JSON.stringify(update.expressionNames)}` : key.pk.S,
  );
}

const writesOf = (input: object, stored: object) =>
  updatesOf('updateUser', 'updateUser.ts#write', {
    arguments: { input: { sub: 'member', ...input } },
    prev: { result: stored },
  });

test.each([
  [
    'a consultant',
    { involveType: 'CONSULTANT', appointedBy: 'operator' },
    [/^person#private$/, /^Audit#/, /^person#private: .*sessionsEndedAt/, /^SessionEnd#person$/],
  ],
  ['somebody without an appointment', { involveType: 'CONSULTANT' }, [/^person#private$/, /^Audit#/]],
  ['somebody who was scouted', { involveType: 'SCOUTED' }, [/^person#private$/, /^Audit#/]],
])(
  'the delete of the involvement of %s ends the sessions only with a right',
  async (_title, fields, ends) => {
    const record = { id: 'person.job', userID: 'person', ...fields };
    const found = await updatesOf('deleteUserOpenJobs', 'deleteEntity.ts#counted', {
      arguments: { input: { id: record.id } },
      stash: { record, parent: null },
      prev: { result: null },
    });
    expect(found).toEqual(ends.map((end) => expect.stringMatching(end)));
  },
);

const endOf = (sub: string) => [
  expect.stringMatching(new RegExp(`^${sub}#private: .*sessionsEndedAt`)),
  `SessionEnd#${sub}`,
];

test('a consultant whose involvement becomes another one loses the sessions with it', async () => {
  const consultant = { id: 'person.job', involveType: 'CONSULTANT', appointedBy: 'operator', version: 3 };
  const change = (row: object) =>
    updatesOf('updateUserOpenJobs', 'updateUserOpenJobs.ts#write', {
      arguments: { input: { id: 'person.job', involveType: 'CLIENT' } },
      stash: { who: { isAdmin: true }, asked: {}, isScout: false, values: { involveType: 'CLIENT' } },
      prev: { result: { ...row, openJobID: 'job' } },
    });
  const written = [expect.stringMatching(/^person#private: /), 'job'];
  expect(await change(consultant)).toEqual([...written, ...endOf('person')]);
  expect(await change({ ...consultant, appointedBy: null })).toEqual(written);
});

test.each([
  ['a job', 'updateOpenJob', { change: { job: { version: 1 }, values: { owners: ['new'] } } }, /^record: /],
  ['an organization', 'updateOrganization', { stored: { version: 1 } }, /^Organization: /],
])('former owners of %s lose the sessions with the change', async (_title, mutation, found, first) => {
  const change = (formerOwners: string[]) =>
    updatesOf(mutation, mutation === 'updateOpenJob' ? 'writeOpenJob.ts#' : '#write', {
      arguments: { input: { id: 'record', owners: ['new'] } },
      stash: { ...found, who: { isAdmin: true, sub: 'operator' }, asked: {}, formerOwners },
      prev: { result: null },
    });
  expect(await change(['one', 'two'])).toEqual([
    expect.stringMatching(first),
    ...endOf('one'),
    ...endOf('two'),
  ]);
  expect(await change([])).toEqual([]);
});

test('former owners are those who own the record no more, except the administrator who removes them', async () => {
  const stored = { owners: ['operator', 'stays', 'goes', 'goes', 'left'] };
  const plan = resolverPlans.find(({ field }) => field === 'updateOrganization');
  const step = plan?.steps.find(({ file }) => file.endsWith('readFormerOwners.ts#'));
  const ask = async (input: object, identity: object) => {
    const context = { identity, stash: { stored }, prev: { result: null }, arguments: { input } };
    const { value } = evaluate(step ? await bundleResolver(step) : '', 'request', {
      ...{ env: { publishingRole: '', clientArea: 'open', TalentTable: 'Talent' } },
      ...context,
    });
    return JSON.stringify(value).match(/\w+(?=#private)/g) ?? [];
  };
  expect(await ask({ owners: ['stays'] }, admin)).toEqual(['goes', 'left']);
  expect(await ask({ owners: null }, admin)).toEqual(['stays', 'goes', 'left']);
  expect(await ask({ name: '縁' }, admin)).toEqual([]);
  expect(await ask({ owners: ['me'] }, { sub: 'me', groups: [], claims: {} })).toEqual([]);
});

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
