import type { Person } from '../../support/api/Person';
import { type Caller, query, type TypedDocument, type Document } from '../../support/api/query';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { documents } from '../documents';
import { jobDocuments } from './jobDocuments';
import { jobDetails } from '../jobDetails';
import { catalogueDocuments } from './catalogueDocuments';

type Named = { id: string; name: string };

let admin: Person;
let keeper: Person;
let other: Person;
let catalogue: Record<'jobs' | 'prefactures' | 'skills' | 'tags', Named[]>;

const refusal = async (document: Document, variables: object, as: Caller) =>
  (await query(document, { ...variables }, as)).errors[0]?.errorType;

const send = async <Row>(
  document: TypedDocument<{ job: Row } | { row: Row }>,
  input: object,
  condition?: object,
) => {
  const answer = await query(document, { input, condition }, admin);
  if (answer.errors[0]) throw new Error(`${answer.errors[0].errorType}: ${answer.errors[0].message}`);
  return Object.values(answer.data ?? {})[0] as NonNullable<Row>;
};

const read = async (id: string, as: Caller) => (await query(jobDocuments.read, { id }, as)).data?.job;

const openJob = { ...jobDetails, title: '台帳のエンジニア', organizationName: '縁工房', isPublic: true };

const aPublicJob = (more: object = {}) => send(jobDocuments.create, { ...openJob, ...more });

beforeAll(async () => {
  admin = await given.theAdministrator();
  [keeper, other] = [await given.aTalent(), await given.aTalent()];
  const { data } = await query(jobDocuments.catalogue, {}, 'guest');
  const { listJobs, listPrefactures, listSkills, listSkillTags } = data!;
  catalogue = {
    jobs: listJobs.items,
    prefactures: listPrefactures.items,
    skills: listSkills.items,
    tags: listSkillTags.items,
  };
});

test('the creator of a job is its first owner, and the job stores the names of its catalogue entries', async () => {
  const [job, place, skill, tag] = [
    catalogue.jobs[0],
    catalogue.prefactures[0],
    catalogue.skills[0],
    catalogue.tags[0],
  ];
  const input = {
    title: '台帳のエンジニア',
    openJobJobId: job?.id,
    openJobBaseLocationId: place?.id,
    skills: [skill?.id],
    requiredSkillTags: [tag?.id],
    owners: [keeper.sub],
  };
  const made = await send(jobDocuments.create, input);
  expect(made).toMatchObject({ isDraft: true, isPublic: false, publishedAt: null, skills: [skill?.name] });
  expect(made).toMatchObject({ owners: [keeper.sub], requiredSkillTags: [tag] });
  expect(made).toMatchObject({ job: { name: job?.name }, baseLocation: { name: place?.name } });
  expect(await read(made.id, other)).toBeNull();
  expect(await read(made.id, 'guest')).toBeNull();
  expect(await read(made.id, admin)).toMatchObject({ title: '台帳のエンジニア' });
});

test('a job’s work category and organization are read together with the job', async () => {
  const { data } = await query(catalogueDocuments.firstOfBoth, {}, 'guest');
  const [job, organization] = [data?.jobs.items[0], data?.organizations.items[0]];
  const { id } = await aPublicJob({ openJobJobId: job?.id, organizationOpenJobsId: organization?.id });
  const answer = await query(
    'query Read($id: ID!) { getOpenJob(id: $id) { job { id name color } organization { id name icon description } } }',
    { id },
    'guest',
  );
  expect(answer.data).toEqual({ getOpenJob: { job, organization } });
  expect(answer.calls).toBe(1);
});

test('the same token creates one job', async () => {
  const input = { title: '一度だけ', clientToken: ulid() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(jobDocuments.create, input)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('publishing and closing store their times; talents who kept a closed job see its title, others nothing', async () => {
  const { id } = await aPublicJob();
  const first = await send(jobDocuments.update, { id, title: '台帳' });
  expect(first.publishedAt).toEqual(expect.stringMatching(/^20/));
  await query(documents.keep, { input: { userID: keeper.sub, openJobID: id } }, keeper);
  const closed = await send(jobDocuments.update, { id, isPublic: false });
  expect(closed).toMatchObject({ publishedAt: first.publishedAt, closedAt: expect.stringMatching(/^20/) });
  expect(await read(id, keeper)).toMatchObject({ title: '台帳', closedAt: closed.closedAt, overView: null });
  for (const as of [other, 'guest'] as const) expect(await read(id, as)).toBeNull();
  const again = await send(jobDocuments.update, { id, isPublic: true });
  expect(again).toMatchObject({ publishedAt: first.publishedAt, closedAt: null });
  expect(await read(id, 'guest')).toMatchObject({ title: '台帳' });
});

test('a change with a stale version is Conflict, and `null` clears a field', async () => {
  const { id, version } = await aPublicJob({ requiredSkillTags: [catalogue.tags[0]?.id] });
  const condition = { version: { eq: version } };
  expect(await send(jobDocuments.update, { id, requiredSkillTags: null }, condition)).toMatchObject({
    version: version + 1,
    requiredSkillTags: null,
  });
  expect(await refusal(jobDocuments.update, { input: { id, title: '遅い' }, condition }, admin)).toBe(
    'Conflict',
  );
  expect(await refusal(jobDocuments.update, { input: { id: ulid(), title: 'ない' } }, admin)).toBe(
    'NotFound',
  );
});

test.each<[string, object]>([
  ['title', { title: '' }],
  ['title', { title: 'あ'.repeat(101) }],
  ['minumumSalary', { title: 'x', minumumSalary: 9, maximumSalary: 3 }],
  ['numberOfDayPerWeek', { title: 'x', numberOfDayPerWeek: 8 }],
  ['openJobJobId', { title: 'x', openJobJobId: 'no-such-job' }],
  ['requiredSkillTags', { title: 'x', requiredSkillTags: ['a#b'] }],
  ['organizationOpenJobsId', { title: 'x', organizationOpenJobsId: 'nobody' }],
  ['organizationNameForHidden', { ...openJob, isHideOrganizationName: true }],
  ['skillNamesForHidden', { ...openJob, isHideSkills: true }],
])('%s of a job that cannot be so is InvalidInput', async (field, input) => {
  const { errors } = await query(jobDocuments.create, { input }, admin);
  expect(errors[0]).toMatchObject({ errorType: 'InvalidInput', errorInfo: { field: `input.${field}` } });
});

test('only administrators write jobs and their child records', async () => {
  const { id } = await aPublicJob();
  const cases: [Document, object][] = [
    [jobDocuments.create, { title: '盗' }],
    [jobDocuments.update, { id, title: '盗' }],
    [jobDocuments.step, { openJobID: id, step: 1 }],
    [jobDocuments.mainJob, { openJobID: id, jobID: 'x' }],
    [jobDocuments.involve, { userID: other.sub, openJobID: id, involveType: 'SCOUTED' }],
  ];
  for (const as of ['guest', other] as const) {
    for (const [document, input] of cases) {
      expect(await refusal(document, { input }, as)).toBe('Unauthorized');
    }
    expect(await refusal(jobDocuments.applicants, { openJobID: id }, as)).toBe('Unauthorized');
  }
  expect(await read(id, 'guest')).toMatchObject({ title: '台帳のエンジニア' });
});

test('selection steps and work categories can be added, changed and removed', async () => {
  const { id } = await aPublicJob();
  const second = await send(jobDocuments.step, { openJobID: id, step: 2, title: '面談' });
  await send(jobDocuments.step, { openJobID: id, step: 1, title: '書類' });
  const jobID = catalogue.jobs[1]?.id;
  const category = await send(jobDocuments.mainJob, { openJobID: id, jobID });
  expect(await read(id, 'guest')).toMatchObject({
    selectionProcesses: { items: [{ title: '書類' }, { title: '面談' }] },
    mainJobs: { items: [{ jobID, job: { name: catalogue.jobs[1]?.name } }] },
  });
  await send(jobDocuments.updateStep, { id: second.id, title: '最終面談' });
  await send(jobDocuments.deleteMainJob, { id: category.id });
  expect(await read(id, 'guest')).toMatchObject({
    selectionProcesses: { items: [{ title: '書類' }, { title: '最終面談' }] },
    mainJobs: { items: [] },
  });
  await send(jobDocuments.deleteStep, { id: second.id });
  expect(await refusal(jobDocuments.deleteStep, { input: { id: second.id } }, admin)).toBe('NotFound');
  const orphan = { input: { openJobID: ulid(), step: 1 } };
  expect(await refusal(jobDocuments.step, orphan, admin)).toBe('Unauthorized');
});

test('a person is involved in a job once; consultants are internal', async () => {
  const { id: openJobID, title } = await aPublicJob();
  // The sessions of a consultant end with the involvement.
  const person = await given.aTalent();
  const input = { userID: person.sub, openJobID, involveType: 'CONSULTANT' };
  const row = await send(jobDocuments.involve, input);
  expect(row).toEqual({ id: `${person.sub}.${openJobID}`, owner: person.sub, involveType: 'CONSULTANT' });
  expect(await refusal(jobDocuments.involve, { input }, admin)).toBe('Conflict');
  expect(await refusal(jobDocuments.involve, { input: { ...input, userID: ulid() } }, admin)).toBe(
    'Unauthorized',
  );
  const list = async (as: Caller) =>
    (await query(jobDocuments.involvements, { sub: person.sub }, as)).data?.getUser;
  expect(await list(person)).toEqual({ userOpenJobs: { items: [] } });
  expect(await list(other)).toEqual({ userOpenJobs: null });
  await send(jobDocuments.updateInvolvement, { id: row.id, involveType: 'SCOUTED' });
  expect(await list(person)).toEqual({ userOpenJobs: { items: [{ openJobID, involveType: 'SCOUTED' }] } });
  const { data } = await query(jobDocuments.relations, { id: openJobID }, admin);
  expect(data?.job).toMatchObject({
    userOpenJobs: { items: [{ userID: person.sub, user: { displayName: 'ゆいこ' }, openJob: { title } }] },
  });
  await send(jobDocuments.deleteInvolvement, { id: row.id });
  expect(await list(admin)).toEqual({ userOpenJobs: { items: [] } });
});

test('only administrators see who applied to a job and who kept it, without messages', async () => {
  const { id } = await aPublicJob();
  for (const person of [keeper, other]) {
    await query(documents.apply, { input: { userID: person.sub, openJobID: id } }, person);
  }
  await query(documents.keep, { input: { userID: keeper.sub, openJobID: id } }, keeper);
  const { data } = await query(jobDocuments.relations, { id }, admin);
  expect(data?.job).toMatchObject({
    favorites: { items: [{ userID: keeper.sub }] },
    applyUsers: { items: [{ userID: other.sub, user: { displayName: 'ゆいこ' } }, { userID: keeper.sub }] },
    conversations: { items: [{ messages: null }, { messages: null }] },
  });
  const nothing = { favorites: null, applyUsers: null, conversations: null, userOpenJobs: null };
  for (const as of ['guest', keeper] as const)
    expect((await query(jobDocuments.relations, { id }, as)).data?.job).toEqual(nothing);
  await query(documents.move, { input: { id: `${other.sub}.${id}`, type: 'WITHDRAWN' } }, other);
  const page = async (variables: object) =>
    (await query(jobDocuments.applicants, { openJobID: id, ...variables }, admin)).data?.page;
  const first = await page({ limit: 1 });
  expect(first?.items).toMatchObject([{ userID: keeper.sub }]);
  expect(await page({ limit: 1, nextToken: first?.nextToken })).toMatchObject({
    items: [{ userID: other.sub, type: 'WITHDRAWN' }],
  });
  expect(await page({ filter: { type: { eq: 'WITHDRAWN' } } })).toEqual({
    items: [{ userID: other.sub, type: 'WITHDRAWN' }],
    nextToken: null,
  });
  const filter = { type: { ne: 'REJECTED' } };
  const half = await page({ filter, limit: 1 });
  expect(half?.items).toHaveLength(1);
  expect((await page({ filter, limit: 1, nextToken: half?.nextToken }))?.items).toMatchObject([
    { userID: other.sub },
  ]);
  expect(await refusal(jobDocuments.applicants, { openJobID: id, filter, nextToken: 'x' }, admin)).toBe(
    'InvalidInput',
  );
});
