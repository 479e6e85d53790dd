import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { applications } from '../applications/applications';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { jobDetails } from '../jobDetails';
import { readAuditEntries } from '../readAuditEntries';
import { records } from '../records';

const { made, refusal } = records;

let admin: Person;

const entries = (which: Parameters<typeof readAuditEntries>[0]) => readAuditEntries(which, admin);

const aJob = (more: object) => made('OpenJob', { organizationName: '縁工房', ...jobDetails, ...more }, admin);
const change = async (id: string, input: object) =>
  expect(await refusal('update', 'OpenJob', { id, ...input }, admin)).toBeUndefined();

beforeAll(async () => {
  admin = await given.theAdministrator();
});

test('every change of a job is in the log, with words of its own when it is published, returned or closed', async () => {
  const title = '記録される仕事';
  const id = await aJob({ title });
  await change(id, { isDraft: false });
  await change(id, { overView: '画面をつくります。' });
  await change(id, { isDraft: true, reviewNote: '期間を書いてください。' });
  await change(id, { isDraft: false, isPublic: true });
  await change(id, { overView: '画面を作ります。' });
  await change(id, { isPublic: false });
  const found = await entries({ subject: id });
  expect(found.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['closeJob', title],
    ['changeRecord', title],
    ['publishJob', title],
    ['returnJob', title],
    ['changeRecord', title],
    ['changeRecord', title],
    ['createRecord', title],
  ]);
  expect(found[3]?.changes).toEqual([
    { field: 'isDraft', before: 'false', after: 'true' },
    { field: 'reviewNote', before: 'null', after: '"期間を書いてください。"' },
    { field: 'reviewRequestedAt', before: expect.any(String), after: 'null' },
  ]);
});

test('publishing, returning, changing and closing a benefit are in the log', async () => {
  const title = '記録される割引';
  const id = await made('EmployeeBenefit', { title, couponCode: 'A-1' }, admin);
  const write = async (input: object) =>
    expect(await refusal('update', 'EmployeeBenefit', { id, ...input }, admin)).toBeUndefined();
  await write({ couponCode: 'A-2' });
  await write({ isReviewRequested: true });
  await write({ isReviewRequested: false, reviewNote: '期限を書いてください。' });
  await write({ isDraft: false });
  await write({ couponCode: 'A-3' });
  await write({ isDraft: true });
  expect(
    await refusal('update', 'EmployeeBenefit', { id, isDraft: false, url: 'ftp://a' }, admin),
  ).toBeTruthy();
  const found = await entries({ subject: id });
  expect(found.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['closeBenefit', title],
    ['changeBenefit', title],
    ['publishBenefit', title],
    ['returnBenefit', title],
    ['changeRecord', title],
    ['changeRecord', title],
    ['createRecord', title],
  ]);
  expect(found[0]?.changes).toEqual([{ field: 'isDraft', before: 'false', after: 'true' }]);
  expect(found[1]?.changes).toEqual([{ field: 'couponCode', before: '"A-2"', after: '"A-3"' }]);
  // A change of everything at once is one entry.
  await write({ isDraft: false });
  await write({ isDraft: true, couponCode: 'A-4' });
  const [newest] = await entries({ subject: id });
  expect(newest?.action).toBe('closeBenefit');
  expect(newest?.changes).toEqual([
    { field: 'couponCode', before: '"A-3"', after: '"A-4"' },
    { field: 'isDraft', before: 'false', after: 'true' },
  ]);
});

test('a benefit that is published from the start is in the log, once when it is sent twice', async () => {
  const input = { title: 'すぐに公開する割引', couponCode: 'B-1', isDraft: false, clientToken: ulid() };
  const id = await made('EmployeeBenefit', input, admin);
  expect(await made('EmployeeBenefit', input, admin)).toBe(id);
  expect(await entries({ subject: id })).toMatchObject([{ action: 'publishBenefit' }]);
});

test('a job that is public from the start is in the log', async () => {
  const id = await aJob({ title: 'すぐに公開する仕事', isPublic: true });
  expect(await entries({ subject: id })).toMatchObject([
    { action: 'publishJob', subjectName: 'すぐに公開する仕事' },
  ]);
});

test('moves of an application and interviews are in the log of the talent, without texts about them', async () => {
  const talent = await given.aTalent({ lastName: '面談', firstName: '志緒' });
  const id = await aJob({ title: '応募される仕事', isPublic: true });
  const { data } = await applications.apply(talent, id);
  const application = data?.createUserApplies?.id ?? '';
  expect((await applications.move(application, 'SCREENING', admin)).errors).toEqual([]);
  expect((await applications.move(application, 'APPLIED', admin)).errors).toHaveLength(1);
  expect((await applications.move(application, 'WITHDRAWN', talent)).errors).toEqual([]);

  const interview = { intervieweeId: talent.sub, interviewedAt: '2026-01-20T00:30:00.000Z' };
  const log1 = await made('InterviewLog', { ...interview, comment: '誠実な方' }, admin);
  const changed = { id: log1, comment: 'とても誠実な方', totalEvaluation: 5 };
  expect(await refusal('update', 'InterviewLog', changed, admin)).toBeUndefined();
  expect(await refusal('delete', 'InterviewLog', { id: log1 }, admin)).toBeUndefined();
  expect(await refusal('create', 'InterviewLog', interview, talent)).toBe('Unauthorized');

  const found = await entries({ subject: talent.sub });
  expect(found.map(({ action, detail }) => [action, detail])).toEqual([
    ['deleteInterview', null],
    ['changeInterview', null],
    ['logInterview', null],
    ['moveApplication', `応募される仕事 ${id}`],
  ]);
  expect(new Set(found.map(({ subjectName }) => subjectName))).toEqual(new Set(['面談 志緒']));
  expect(found[1]?.changes).toEqual([
    { field: 'totalEvaluation', before: null, after: null },
    { field: 'comment', before: null, after: null },
  ]);
  expect(found.at(-1)?.changes).toEqual([{ field: 'type', before: '"APPLIED"', after: '"SCREENING"' }]);
  expect(JSON.stringify(found)).not.toContain('誠実');
});

test('an involvement in a job, a membership and an ownership name both ends, and the kind before and after', async () => {
  const talent = await given.aTalent({ lastName: '関与', firstName: '澄' });
  const job = await aJob({ title: '関わる仕事' });
  const involved = { userID: talent.sub, openJobID: job, involveType: 'SCOUTED' };
  const id = await made('UserOpenJobs', involved, admin);
  const involveType = 'CONSULTANT';
  expect(await refusal('update', 'UserOpenJobs', { id, involveType }, admin)).toBeUndefined();
  expect(await refusal('delete', 'UserOpenJobs', { id }, admin)).toBeUndefined();
  const organization = await made('Organization', { name: '株式会社かかわり' }, admin);
  const joined = { sub: talent.sub, organizationUsersId: organization };
  const { error } = await records.send('update', 'User', joined, admin, 'id: sub');
  expect(error).toBeUndefined();
  const found = await entries({ subject: talent.sub });
  const both = { record: 'UserOpenJobs', subjectName: '関与 澄' };
  const references = [{ id: job, entity: 'OpenJob', name: '関わる仕事' }];
  const kind = (before: string, after: string) => [{ field: 'involveType', before, after }];
  expect(found).toMatchObject([
    {
      record: 'User',
      changes: [{ field: 'organizationUsersId', before: 'null', after: `"${organization}"` }],
      references: [{ id: organization, entity: 'Organization', name: '株式会社かかわり' }],
    },
    { ...both, action: 'deleteRecord', references, changes: kind('"CONSULTANT"', 'null') },
    { ...both, action: 'changeRecord', references, changes: kind('"SCOUTED"', '"CONSULTANT"') },
    { ...both, action: 'createRecord', references, changes: kind('null', '"SCOUTED"') },
  ]);
  await change(job, { owners: [talent.sub, admin.sub] });
  const [owners] = await entries({ subject: job });
  expect(owners?.references.map(({ name }) => name)).toContain('関与 澄');
  const company = { id: organization, owners: [talent.sub] };
  expect(await refusal('update', 'Organization', company, admin)).toBeUndefined();
  const [ownership] = await entries({ subject: organization });
  expect(ownership?.references).toEqual([{ id: talent.sub, entity: 'User', name: '関与 澄' }]);
});

test('a catalogue entry that is gone keeps its name in the log', async () => {
  const id = await made('Skill', { name: '消える技' }, admin);
  expect(await refusal('delete', 'Skill', { id }, admin)).toBeUndefined();
  expect(await entries({ subject: id })).toMatchObject([
    { action: 'deleteRecord', subjectName: '消える技' },
    { action: 'createRecord' },
  ]);
});

test('conversations that an administrator starts and their messages are in the log, those of others are not', async () => {
  const talent = await given.aTalent();
  const { data } = await query(
    messagingDocuments.converse,
    { input: { participantIds: [talent.sub], name: '契約のご相談' } },
    admin,
  );
  const conversationId = data?.createConversation?.id ?? '';
  for (const [content, as] of [
    ['はじめまして。', admin],
    ['よろしくお願いします。', talent],
  ] as const)
    await query(messagingDocuments.send, { input: { conversationId, content } }, as);
  const found = await entries({ subject: conversationId });
  expect(found).toMatchObject([
    { action: 'writeMessage', subjectName: '契約のご相談', detail: null },
    { action: 'startConversation', subjectName: '契約のご相談' },
  ]);
});

test('all entries of the largest page have names, although they do not fit into one request', async () => {
  const busy = await given.anAdministrator();
  const aPublicJob = (title: string) =>
    made('OpenJob', { organizationName: '縁工房', ...jobDetails, title, isPublic: true }, busy);
  for (let batch = 0; batch < 10; batch++)
    await Promise.all(Array.from({ length: 10 }, (_, at) => aPublicJob(`仕事 ${batch * 10 + at}`)));
  const found = await entries({ actor: busy.sub, limit: 100 });
  expect(found).toHaveLength(100);
  const nameless = found.filter(({ actorName, subjectName }) => !actorName || !subjectName);
  // With LOCAL_CHAOS, some jobs were created at the second attempt: the entry of the first has no job.
  expect(nameless.length).toBeLessThanOrEqual(process.env.LOCAL_CHAOS ? 20 : 0);
});
