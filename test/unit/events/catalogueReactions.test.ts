import { countBenefitUses } from '../../../lambdas/handle-changes/recounts';
import { refreshOrganizationListing } from '../../../lambdas/handle-changes/reactions/refreshOrganizationListing';
import { refreshBenefits } from '../../../lambdas/handle-changes/reactions/refreshBenefits';
import { refreshJobOfConversations } from '../../../lambdas/handle-changes/reactions/refreshJobOfConversations';
import { refreshNamesOfJobs } from '../../../lambdas/handle-changes/reactions/refreshNamesOfJobs';
import { refreshNamesOfTalents } from '../../../lambdas/handle-changes/reactions/refreshNamesOfTalents';
import { refreshOrganizationOfJobs } from '../../../lambdas/handle-changes/reactions/refreshOrganizationOfJobs';
import { refreshBenefitUses } from '../../../lambdas/handle-changes/reactions/refreshBenefitUses';
import { removeWorkersBelow } from '../../../lambdas/handle-changes/reactions/removeWorkersBelow';
import { refreshWorkerCards } from '../../../lambdas/handle-changes/reactions/refreshWorkerCards';
import type { Change } from '../../../lambdas/handle-changes/Change';
import type { Reaction } from '../../../lambdas/handle-changes/Reaction';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { afterRecount } from './afterRecount';
import { EventTables } from './EventTables';

const tables = new EventTables();

afterEach(() => tables.clear());
afterAll(() => tables.restore());

const item = (__typename: string, pk: string, sk: string, more: object = {}): StoredRow => ({
  ...{ __typename, pk, sk, id: sk, version: 1 },
  ...more,
});
const job = (more: object = {}) =>
  item('OpenJob', 'job', 'OpenJob', {
    ...{ id: 'job', title: '台帳', organizationOpenJobsId: 'org', isPublic: true, isDraft: false },
    ...{ organizationName: '株式会社みなと', ...more },
  });
const organization = (name: string, more: object = {}) =>
  item('Organization', 'Organization', 'org', { name, ...more });

/**
 * Sends a change to a reaction twice, and checks that both runs write the same. Returns the writes: keys,
 * expressions and values.
 */
async function writesOf(reaction: Reaction, change: Change) {
  tables.writes.length = 0;
  await reaction(change);
  const first = [...tables.writes];
  await reaction(change);
  expect(tables.writes).toEqual([...first, ...first]);
  return first.map(({ table, key, what, values }) => [`${table} ${key.sk}`, what, values] as const);
}

test('an organization is listed while one of its public jobs names it', async () => {
  const list = async (now: StoredRow, was: StoredRow) => {
    tables.clear();
    tables.items.push(now);
    const [write] = await writesOf(refreshOrganizationListing, { before: was, after: now });
    return write?.[2][':listKey'];
  };
  expect(await list(job(), job({ isPublic: false }))).toBe('Organization');
  for (const hidden of [{ isPublic: false }, { isDraft: true }, { isHideOrganizationName: true }])
    expect(await list(job(hidden), job())).toBe('Organization#hidden');
  expect(await list(job({ title: '別' }), job())).toBeUndefined();
});

test('an organization’s new name is copied to its jobs, and from a job to its conversations', async () => {
  tables.items.push(job(), job({ pk: 'other', organizationOpenJobsId: 'another' }));
  tables.items.push(
    item('Conversation', 'c', 'Conversation', { jobKey: 'job', openJobConversationsId: 'job' }),
    organization('株式会社うみべ'),
  );
  const shown = {
    ...{ id: 'org', name: '株式会社うみべ', icon: null, description: null, address: null, contact: null },
  };
  const change = { before: organization('株式会社みなと'), after: organization('株式会社うみべ') };
  expect(await writesOf(refreshOrganizationOfJobs, change)).toEqual([
    ['OPEN_JOB OpenJob', expect.any(String), expect.objectContaining({ ':should': shown })],
    ['OPEN_JOB OpenJob', expect.any(String), expect.objectContaining({ ':should': '株式会社うみべ' })],
  ]);
  const hidden = { before: job(), after: job({ isHideOrganizationName: true }) };
  tables.items[0] = hidden.after;
  const [write] = await writesOf(refreshJobOfConversations, hidden);
  expect(write?.[0]).toBe('CONVERSATION Conversation');
  expect(JSON.stringify(write?.[2])).not.toContain('みなと');
  expect(await writesOf(refreshJobOfConversations, { before: job(), after: job({ memo: '覚え' }) })).toEqual(
    [],
  );
});

test('how people reach an organization is copied to its jobs', async () => {
  tables.items.push(job(), organization('株式会社みなと', { contact: 'saiyo@example.com' }));
  const after = organization('株式会社みなと', { contact: 'saiyo@example.com' });
  const writes = await writesOf(refreshOrganizationOfJobs, { before: organization('株式会社みなと'), after });
  expect(writes.map(([, , values]) => values[':should'])).toContainEqual(
    expect.objectContaining({ contact: 'saiyo@example.com' }),
  );
});

test('the new name of a catalogue entry is copied to the jobs that show it', async () => {
  tables.items.push(
    job({ requiredSkillTags: [{ id: 'go', name: 'Golang' }], job: { id: 'go', name: '別' } }),
  );
  const tag = (name: string) => item('SkillTag', 'SkillTag', 'go', { name });
  tables.items.push(tag('Go'));
  const writes = await writesOf(refreshNamesOfJobs, { before: tag('Golang'), after: tag('Go') });
  expect(writes.map(([, , values]) => values[':should'])).toContainEqual([{ id: 'go', name: 'Go' }]);
  expect(await writesOf(refreshNamesOfJobs, { before: tag('Go'), after: tag('Go') })).toEqual([]);
});

test('an occupation’s new colour is copied to its jobs', async () => {
  tables.items.push(job({ openJobJobId: 'sales', job: { id: 'sales', name: '営業', color: '#111111' } }));
  const category = (color: string) => item('Job', 'Job', 'sales', { name: '営業', color });
  tables.items.push(category('#222222'));
  const change = { before: category('#111111'), after: category('#222222') };
  const writes = await writesOf(refreshNamesOfJobs, change);
  expect(writes.map(([, , values]) => values[':should'])).toEqual([
    { id: 'sales', name: '営業', color: '#222222' },
  ]);
});

test('the new name of a skill or a skill tag is copied to the talents’ skills that refer to it', async () => {
  const own = (sub: string, values: object) => item('SkillSet', sub, 'SkillSet#go', values);
  const byTag = { skillSetSkillTagId: 'go', parentKey: 'SkillTag#go' };
  tables.items.push(
    own('a', { ...byTag, skillTag: { id: 'go', name: 'Golang' } }),
    own('b', { ...byTag }),
    own('c', { skillSetSkillId: 'go', parentKey: 'Skill#go', skill: { id: 'go', name: '別' } }),
  );
  const entry = (catalogue: string, name: string) => item(catalogue, catalogue, 'go', { name });
  tables.items.push(entry('SkillTag', 'Go'), entry('Skill', '囲碁'));
  const renamed = { before: entry('SkillTag', 'Golang'), after: entry('SkillTag', 'Go') };
  const writes = await writesOf(refreshNamesOfTalents, renamed);
  expect(writes.map(([, , values]) => values[':should'])).toEqual([
    { id: 'go', name: 'Go' },
    { id: 'go', name: 'Go' },
  ]);
  const skill = { before: entry('Skill', '別'), after: entry('Skill', '囲碁') };
  const [write, ...more] = await writesOf(refreshNamesOfTalents, skill);
  expect([write?.[2][':should'], more]).toEqual([{ id: 'go', name: '囲碁' }, []]);
  const moved = {
    before: entry('SkillTag', 'Go'),
    after: item('SkillTag', 'SkillTag', 'go', { name: 'Go', position: 2 }),
  };
  expect(await writesOf(refreshNamesOfTalents, moved)).toEqual([]);
});

describe('benefits', () => {
  const use = (sub: string, status: string) =>
    item('UserEmployeeBenefits', `${sub}#private`, 'UserEmployeeBenefits#b', {
      ...{ employeeBenefitID: 'b', status, parentKey: 'EmployeeBenefit#b' },
      parentSort: 'UserEmployeeBenefits#2026',
    });
  const benefit = (more: object = {}) =>
    item('EmployeeBenefit', 'EmployeeBenefit', 'b', {
      ...{ title: 'ホテル', couponCode: 'YADO', tags: [{ id: 't', name: '旅行' }] },
      ...more,
    });

  test('count people who have used them, not requests', async () => {
    tables.items.push(use('a', 'USED'), use('b', 'USED'), use('c', 'REQUESTED'), benefit({ usedCount: 1 }));
    expect(await writesOf(afterRecount(countBenefitUses), { after: use('a', 'USED') })).toEqual([
      ['CATALOG b', 'SET #should = :should', { ':is0': 1, ':should': 2 }],
    ]);
  });

  test('get the new name of a tag; uses get the new name of their benefit without its coupon', async () => {
    tables.items.push(benefit(), use('a', 'USED'));
    const tag = (name: string) => item('EmployeeBenefitTag', 'EmployeeBenefitTag', 't', { name });
    tables.items.push(tag('宿泊'));
    const [write] = await writesOf(refreshBenefits, { before: tag('旅行'), after: tag('宿泊') });
    expect(write?.[2]).toMatchObject({ ':should': [{ id: 't', name: '宿泊' }] });
    tables.items[0] = benefit({ title: '宿' });
    const [row] = await writesOf(refreshBenefitUses, { before: benefit(), after: benefit({ title: '宿' }) });
    expect(row?.[2]).toMatchObject({ ':should': { title: '宿' } });
    expect(JSON.stringify(row)).not.toContain('YADO');
    expect(
      await writesOf(refreshBenefitUses, { before: benefit(), after: benefit({ couponCode: 'B' }) }),
    ).toEqual([]);
  });

  test('that become drafts again leave only their published title to their uses, whatever the draft says', async () => {
    const [published, draft] = [
      benefit({ url: 'https://example.com/' }),
      benefit({ title: '下書き', url: 'https://secret.example/', isDraft: true }),
    ];
    const copy = { id: 'b', title: 'ホテル', isDraft: false, url: 'https://example.com/' };
    tables.items.push(draft, { ...use('a', 'USED'), employeeBenefit: copy });
    const [row] = await writesOf(refreshBenefitUses, { before: published, after: draft });
    expect(row?.[2]).toMatchObject({ ':should': { title: 'ホテル', isDraft: true, url: null, tags: null } });
    expect(
      await writesOf(refreshBenefitUses, { before: draft, after: { ...draft, title: '別の下書き' } }),
    ).toEqual([]);
  });
});

describe('professionals', () => {
  const user = (more: object = {}) =>
    item('User', 'sub', 'User', {
      ...{ sub: 'sub', displayName: 'ゆい', name: '縁 結子', birthDate: '1990-01-01', userWpWorkerId: 'sub' },
      ...more,
    });
  const worker = (more: object = {}) =>
    item('WPWorker', 'sub', 'WPWorker', { id: 'sub', status: 'PUBLISHED', categories: ['c'], ...more });
  const place = 'CATALOG c#WPWorker#sub';
  beforeEach(() => tables.items.push(item('WPWorkerCategory', 'WPWorkerCategory', 'c')));

  test('are listed below their category with their public data', async () => {
    tables.items.push(user(), worker());
    const writes = await writesOf(refreshWorkerCards, {
      before: worker({ status: 'PENDING' }),
      after: worker(),
    });
    expect(writes.map(([at, what]) => [at, what])).toEqual([[place, 'put']]);
    const text = JSON.stringify(writes);
    expect(text).toContain('ゆい');
    for (const secret of ['縁 結子', '1990']) expect(text).not.toContain(secret);
  });

  test.each<[string, object, object]>([
    ['pending', {}, { status: 'PENDING' }],
    ['suspended', {}, { status: 'SUSPENDED' }],
    ['private', { isPrivate: true }, {}],
    ['in another category', {}, { categories: [] }],
  ])('who is %s does not', async (_title, ofUser, ofWorker) => {
    tables.items.push(user(ofUser), worker(ofWorker));
    const writes = await writesOf(refreshWorkerCards, { before: worker(), after: worker(ofWorker) });
    expect(writes.map(([at, what]) => [at, what])).toEqual([[place, 'remove']]);
  });

  test('are updated when a field of their card changes, and only then', async () => {
    tables.items.push(user({ displayName: '新' }), worker());
    expect(
      await writesOf(refreshWorkerCards, { before: user(), after: user({ displayName: '新' }) }),
    ).toHaveLength(1);
    expect(await writesOf(refreshWorkerCards, { before: user(), after: user({ gender: 'MALE' }) })).toEqual(
      [],
    );
  });

  test('keep their cards while the profile is missing, as during a restore', async () => {
    tables.items.push(worker());
    expect(await writesOf(refreshWorkerCards, { after: worker() })).toEqual([]);
  });

  test('are removed with their category', async () => {
    tables.items.push(item('WPWorker', 'WPWorkerCategory', 'c#WPWorker#sub'));
    const before = item('WPWorkerCategory', 'WPWorkerCategory', 'c');
    expect(await writesOf(removeWorkersBelow, { before })).toEqual([[place, 'remove', {}]]);
  });
});
