import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { rates } from '../../support/rates';
import { ulid } from '../../support/ulid';
import { applications } from './applications';
import { documents } from '../documents';
import { records } from '../records';
import { jobDetails } from '../jobDetails';
import { composed } from '../../support/composed';
import { applyDocuments } from './applyDocuments';

const { move } = applications;

let talent: Person;
let admin: Person;

const apply = (openJobID: string, more: object = {}) => applications.apply(talent, openJobID, more);
const conversations = async () => {
  const { data } = await query(documents.conversations, {}, talent);
  return data?.listUserConversations.items ?? [];
};

beforeAll(async () => {
  [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
});

beforeEach(() => rates.forget([talent.sub]));

test('applying opens a conversation with an event line, in one transaction', async () => {
  const job = await given.anOpenJob();
  const { data, errors } = await apply(job.id);
  expect(errors).toEqual([]);
  expect(data?.createUserApplies).toMatchObject({
    id: `${talent.sub}.${job.id}`,
    type: 'APPLIED',
    version: 1,
  });
  const conversation = (await conversations()).find(
    ({ conversationId }) => conversationId === data?.createUserApplies?.conversationId,
  );
  expect(conversation).toMatchObject({ unreadCount: 0, lastMessage: '応募しました' });
});

test('a second application to the same job is a Conflict and changes nothing', async () => {
  const job = await given.anOpenJob();
  await apply(job.id);
  const before = (await conversations()).length;
  const { errors } = await apply(job.id, { message: 'もう一度' });
  expect(errors[0]?.errorType).toBe('Conflict');
  expect(await conversations()).toHaveLength(before);
});

test('25 concurrent applications to one job create one record and one conversation', async () => {
  const job = await given.anOpenJob();
  const before = (await conversations()).length;
  const answers = await Promise.all(Array.from({ length: 25 }, () => apply(job.id)));
  const accepted = answers.filter(({ errors }) => errors.length === 0);
  const refused = answers.flatMap(({ errors }) => errors.map(({ errorType }) => errorType));
  expect(accepted).toHaveLength(1);
  expect(new Set(refused)).toEqual(new Set(['Conflict']));
  expect(await conversations()).toHaveLength(before + 1);
});

test('ten equal mutations with one client token create one record and all return it', async () => {
  const job = await given.anOpenJob();
  const clientToken = ulid();
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(job.id, { clientToken })));
  const ids = answers.map(
    ({ data, errors }) => data?.createUserApplies?.conversationId ?? errors[0]?.errorType,
  );
  expect(new Set(ids).size).toBe(1);
  const history = { userID: talent.sub, organizationName: '一度だけ', clientToken: ulid() };
  const made = await Promise.all(
    Array.from({ length: 10 }, () => query(documents.history, { input: history }, talent)),
  );
  const histories = made.map(({ data, errors }) => data?.createWorkHistory?.id ?? errors[0]?.errorType);
  expect(new Set(histories)).toEqual(new Set([`${talent.sub}.${history.clientToken}`]));
});

test('a talent can apply again after a withdrawal: same record, same conversation, a longer history', async () => {
  const job = await given.anOpenJob();
  const first = (await apply(job.id)).data?.createUserApplies;
  expect((await move(first?.id ?? '', 'WITHDRAWN', talent)).data?.updateUserApplies?.type).toBe('WITHDRAWN');
  const again = (await apply(job.id)).data?.createUserApplies;
  expect(again).toMatchObject({
    id: first?.id,
    conversationId: first?.conversationId,
    type: 'APPLIED',
    version: 3,
  });
  expect(again?.history?.map(({ type }) => type)).toEqual(['APPLIED', 'WITHDRAWN', 'APPLIED']);
});

test('applying again requires a public job and records a new consent', async () => {
  const shown = {
    title: '閉じる求人',
    organizationName: '縁工房',
    ...jobDetails,
    isPublic: true,
    isDraft: false,
  };
  const job = await records.made('OpenJob', shown, admin);
  const clientToken = ulid();
  const id = (await apply(job, { clientToken })).data?.createUserApplies?.id ?? '';
  const consent = async () => {
    const { data } = await query(applyDocuments.consents, { userID: talent.sub }, talent);
    return `${data?.listUserAppliesByUser.items.find((row) => row.id === id)?.consentedAt}`;
  };
  const first = await consent();
  await move(id, 'WITHDRAWN', talent);
  for (const state of [{ isPublic: false }, { isPublic: true, isDraft: true }]) {
    await records.send('update', 'OpenJob', { id: job, ...state }, admin);
    expect((await move(id, 'APPLIED', talent)).errors[0]?.errorType).toBe('Unauthorized');
    expect((await apply(job)).errors[0]?.errorType).toBe('Unauthorized');
  }
  expect((await apply(job, { clientToken })).data?.createUserApplies).toMatchObject({ type: 'WITHDRAWN' });
  expect(await consent()).toBe(first);
  await records.send('update', 'OpenJob', { id: job, ...shown }, admin);
  expect((await move(id, 'APPLIED', talent)).data?.updateUserApplies?.type).toBe('APPLIED');
  expect(Date.parse(await consent())).toBeGreaterThan(Date.parse(first));
});

test('an application changes state only as the table of transitions allows, and only by the callers in it', async () => {
  const job = await given.anOpenJob();
  const id = (await apply(job.id)).data?.createUserApplies?.id ?? '';
  const outcome = async (type: string, as: Person, condition?: object) => {
    const { data, errors } = await move(id, type, as, condition);
    return data?.updateUserApplies?.type ?? errors[0]?.errorType;
  };
  expect(await outcome('OFFERED', admin)).toBe('Conflict');
  expect(await outcome('SCREENING', talent)).toBe('Unauthorized');
  expect(await outcome('WITHDRAWN', admin)).toBe('Unauthorized');
  expect(await outcome('SCREENING', admin, { version: { eq: 9 } })).toBe('Conflict');
  expect(await outcome('SCREENING', admin, { type: { eq: 'INTERVIEW' } })).toBe('Conflict');
  expect(await outcome('SCREENING', admin, { version: { eq: 1 } })).toBe('SCREENING');
  expect(await outcome('INTERVIEW', admin)).toBe('INTERVIEW');
  expect(await outcome('REJECTED', admin)).toBe('REJECTED');
  expect(await outcome('WITHDRAWN', talent)).toBe('Conflict');
  expect((await apply(job.id)).errors[0]?.errorType).toBe('Conflict');
  const [latest] = await conversations();
  expect(latest).toMatchObject({ lastMessage: '今回は見送りとなりました', unreadCount: 3 });
});

test('applying requires a profile', async () => {
  const newcomer = await given.aNewcomer();
  const job = await given.anOpenJob();
  const input = { userID: newcomer.sub, openJobID: job.id };
  expect((await query(documents.apply, { input }, newcomer)).errors[0]?.errorType).toBe('ConsentRequired');
});

test('an application can refer to the talent’s own files only', async () => {
  const job = await given.anOpenJob();
  const resumesOf = async () => {
    const { data } = await query(applyDocuments.files, { userID: talent.sub }, talent);
    return data?.listUserAppliesByUser.items.find(({ id }) => id === `${talent.sub}.${job.id}`)?.resumeIds;
  };
  const foreign = await apply(job.id, { resumeIds: [`${admin.sub}.${ulid()}`] });
  expect(foreign.errors[0]?.errorType).toBe('Unauthorized');
  expect(await resumesOf()).toBeUndefined();
  const own = [`${talent.sub}.${ulid()}`];
  expect((await apply(job.id, { resumeIds: own })).errors).toEqual([]);
  expect(await resumesOf()).toEqual(own);
});

test('applicants and talents who kept a job read only its title after it is closed, by every query', async () => {
  const values = {
    ...jobDetails,
    title: '開く求人',
    isPublic: true,
    organizationName: '縁工房',
    minumumSalary: 500,
  };
  const job = await records.made('OpenJob', values, admin);
  await records.made('SelectionProcess', { openJobID: job, step: 1, title: '一次面接' }, admin);
  const category = await records.made('Job', { name: '閉じる職種' }, admin);
  await records.made('OpenJobMainJobs', { openJobID: job, jobID: category, isSelected: true }, admin);
  await apply(job);
  await query(documents.keep, { input: { userID: talent.sub, openJobID: job } }, talent);
  const listed = 'id title organizationName minumumSalary';
  const below =
    'selectionProcesses { items { title } } steps: selectionProcesses { items { title } } mainJobs { items { jobID } }';
  const document = composed<Record<string, Rows>>`query Seen($userID: ID!, $id: ID!) {
    job: getOpenJob(id: $id) { ${listed} ${below} }
    applies: listUserAppliesByUser(userID: $userID, limit: 100) {
      items { openJob { ${listed} } again: openJob { ${listed} ${below} } }
    }
    talks: listUserConversations(userId: $userID) {
      items { conversation { openJob { ${listed} } again: openJob { ${listed} ${below} } } }
    }
    kept: searchUserFavoriteOpenJobs { items { openJob { ${listed} ${below} } } }
    me: getUser(sub: $userID) { favoriteOpenJobs(limit: 100) { items { openJob { ${listed} } again: openJob { ${below} } } } }
  }`;
  interface Rows {
    items: Record<string, unknown>[];
  }
  /**
   * Sends, as the given person, one document with all queries that can return this test's job. Returns as
   * JSON texts the job itself and each row about it.
   */
  const said = async (as: Person) => {
    const { data, errors } = await query(document, { userID: talent.sub, id: job }, as);
    expect(errors).toEqual([]);
    const {
      job: own,
      applies,
      talks,
      kept,
      me,
    } = data as Record<string, Rows> & {
      me: { favoriteOpenJobs: Rows };
    };
    const rows = [applies, talks, kept, me.favoriteOpenJobs].flatMap((list) => list?.items ?? []);
    const texts = rows.map((row) => JSON.stringify(row)).filter((text) => text.includes(job));
    return [JSON.stringify(own), ...texts];
  };
  await eventually('the keep to be found', async () => ((await said(talent)).length === 5 ? true : null));
  expect((await said(talent)).every((text) => text.includes('縁工房') && text.includes('500'))).toBe(true);
  for (const state of [{ isPublic: false }, { isPublic: true, isDraft: true }]) {
    const draft = { ...state, title: '書き直し', minumumSalary: 900, organizationName: '秘密の会社' };
    await records.send('update', 'OpenJob', { id: job, ...draft }, admin);
    await eventually('the new title', async () =>
      (await said(talent)).every((text) => text.includes('書き直し')) ? true : null,
    );
    expect((await said(talent)).join('\n')).not.toMatch(/一次面接|縁工房|秘密の会社|500|900|"jobID"/);
  }
  expect((await said(admin)).join('\n')).toMatch(/秘密の会社.*一次面接/);
});
