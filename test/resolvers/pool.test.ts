import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

/** Tests whom a pool may contain, and what is stored. `member` is a member of the organization `org`. */
const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent' };
const talent = {
  ...{ __typename: 'User', id: 'talent', sub: 'talent', isAgreedPostForClient: true, isPrivate: false },
  ...{ birthDate: '1990-01-01', nameForClient: 'Y・E' },
};
const row = {
  ...{ __typename: 'PooledTalent', id: 'talent.org', userID: 'talent', organizationId: 'org', version: 4 },
  ...{ isKept: true, keptAt: '2026-01-01T00:00:00.000Z', labels: ['会計'], openJobIDs: [] },
};
const hidden: [string, object | null][] = [
  ['there is no such person', null],
  ['the profile is private', { ...talent, isPrivate: true }],
  ['the talent does not agree to be shown', { ...talent, isAgreedPostForClient: false }],
  ['the talent blocks the organization', { ...talent, hiddenFrom: ['org'] }],
  ['the account is to be erased', { ...talent, deletionRequestedAt: '2026-01-01T00:00:00.000Z' }],
];

async function run(field: string, at: string, handler: 'request' | 'response', more: object) {
  const plan = resolverPlans.find((each) => each.field === field);
  const step = plan?.steps.find(({ file }) => file.endsWith(`${field}.ts#${at}`));
  if (!step) throw new Error(`${field} has no step ${at}`);
  const identity = { sub: 'member', groups: null, claims: { organizationId: 'org' } };
  return evaluate(await bundleResolver(step), handler, { identity, env, stash: {}, arguments: {}, ...more });
}

const who = {
  ...{ kind: 'person', sub: 'member', isAdmin: false, inClientArea: true, organizationId: 'org' },
  memberOf: 'org',
};
const stash = { who, organizationId: 'org' };

test.each(hidden)('nothing is read or written while %s', async (_when, user) => {
  const read = await run('getPooledTalent', 'talent', 'response', {
    stash,
    result: user,
    arguments: { userID: 'talent' },
  });
  expect([read.value, read.stash?.isEnded]).toEqual([null, true]);
  const kept = await run('poolTalent', 'read', 'response', {
    stash,
    result: { data: { Talent: [row, user] } },
  });
  expect(kept.error?.errorType).toBe('NotFound');
  const noted = await run('createTalentNote', 'talent', 'response', { stash, result: user });
  expect(noted.error?.errorType).toBe('NotFound');
  const listed = await run('listPooledTalents', 'talents', 'response', {
    stash,
    prev: { result: { items: [row], nextToken: null, labels: ['会計'] } },
    result: { data: { Talent: [user, null] } },
  });
  expect(listed.value).toEqual({ items: [], nextToken: null, labels: ['会計'] });
  const ties = await run('listTalentTies', '', 'response', {
    stash: { ...stash, subs: ['talent'] },
    result: { data: { Talent: [null, row, user] } },
  });
  expect(ties.value).toEqual([]);
});

test('a list has the talents as members see them, with their ties', async () => {
  const tie = { userID: 'talent', applied: [], scouted: ['job'], recommended: [] };
  const { value } = await run('listPooledTalents', 'talents', 'response', {
    stash,
    prev: { result: { items: [row], nextToken: null, labels: ['会計'] } },
    result: { data: { Talent: [{ ...talent, firstName: '結子' }, tie] } },
  });
  const [item] = (value as { items: { user: Record<string, unknown>; ties: object }[] }).items;
  expect(item?.user).toMatchObject({ nameForClient: 'Y・E', firstName: null });
  expect(item?.ties).toEqual({ ...tie, isKept: true, labels: ['会計'] });
});

test('the row is apart from what the talent’s own reads find, and in the organization’s list while kept', async () => {
  const put = async (input: object) => {
    const { value } = await run('poolTalent', 'write', 'request', {
      ...{ stash, prev: { result: row }, arguments: { input: { userID: 'talent', ...input } } },
    });
    return JSON.parse(JSON.stringify(value)) as {
      key: object;
      attributeValues: Record<string, { S?: string; L?: { S: string }[] }>;
    };
  };
  const labelled = await put({ addedLabels: [' 週3日 ', '会計'] });
  expect(labelled.key).toEqual({ pk: { S: 'talent#staff' }, sk: { S: 'PooledTalent#org' } });
  expect(labelled.attributeValues.labels?.L?.map(({ S }) => S)).toEqual(['会計', '週3日']);
  expect(labelled.attributeValues.parentKey).toEqual({ S: 'Organization#org' });
  // Who was kept already keeps their place in the list.
  expect(labelled.attributeValues.parentSort).toEqual({ S: 'PooledTalent#2026-01-01T00:00:00.000Z' });
  expect((await put({ isKept: false })).attributeValues.parentKey).toBeUndefined();
});

test('a colleague’s change in between is read, and the own one is made once more, then refused', async () => {
  const error = { type: 'DynamoDB:ConditionalCheckFailedException', message: 'stale' };
  const first = await run('poolTalent', 'write', 'response', { stash, error, result: row });
  expect(first.error ?? null).toBeNull();
  expect(first.value ?? null).toBeNull();
  const second = await run('poolTalent', 'write', 'response', { stash: first.stash, error, result: row });
  expect(second.error?.errorType).toBe('Conflict');
});

test.each([
  ['six labels', { addedLabels: ['一', '二', '三', '四', '五'] }],
  ['eleven jobs', { addedJobIDs: Array.from({ length: 11 }, (_, index) => `job${index}`) }],
])('%s are refused', async (_what, input) => {
  const { error } = await run('poolTalent', 'write', 'request', {
    ...{ stash, prev: { result: row }, arguments: { input: { userID: 'talent', ...input } } },
  });
  expect(error?.errorType).toBe('InvalidInput');
});
