import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { ulid } from '../../support/ulid';
import { sampleFiles } from '../../unit/files/sampleFiles';
import { documents } from '../documents';
import { upload } from '../files/upload';
import { records } from '../records';
import { accountDocuments } from './accountDocuments';
import { dataExport } from './dataExport';
import { jobDetails } from '../jobDetails';

const HOUR = 3_600_000;
const { begin, ready, linkTo, taken } = dataExport;

test('a person exports all of their own data, and nobody else can open the file', async () => {
  const talent = await given.aTalent({ isShareFullname: false });
  const { id: openJobID } = await given.anOpenJob();
  await query(
    documents.history,
    { input: { userID: talent.sub, organizationName: '縁工房', historyType: 'WORK' } },
    talent,
  );
  await query(
    documents.apply,
    { input: { userID: talent.sub, openJobID, message: 'よろしくお願いします' } },
    talent,
  );
  const { key } = await upload(talent, sampleFiles.pdf());
  await eventually('the checked file', async () =>
    (await readJson<{ key: string }[]>('/_local/files')).find((file) => file.key === key),
  );
  const { data, errors } = await begin(talent);
  expect(errors).toEqual([]);
  const { id, ...begun } = data?.createDataExport ?? { id: '' };
  expect(begun).toEqual({ kind: 'OWN_DATA', state: 'QUEUED' });
  expect(await ready(talent, id)).toMatchObject({ progress: 100 });
  const link = await linkTo(talent, id);
  const answer = await fetch(link?.url ?? '');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''enishi-.*\.json$/,
  );
  const file = (await answer.json()) as Record<string, Record<string, unknown>[]>;
  expect(file).toMatchObject({
    User: [{ sub: talent.sub, name: '縁 結子', birthDate: '1992-04-15' }],
    UserPrivate: [{ email: talent.email }],
    WorkHistory: [{ organizationName: '縁工房' }],
    UserApplies: [{ openJobID, message: 'よろしくお願いします' }],
    UserConversations: [{ userId: talent.sub }],
    files: [{ key, contentType: 'application/pdf', size: sampleFiles.pdf().length }],
  });
  expect(file.files?.[0]?.content).toBe(sampleFiles.pdf().toString('base64'));
  // No notes of administrators, and no attributes that exist only for keys.
  expect(JSON.stringify(file)).not.toMatch(/"(pk|sk|createdBy|introducerId|isDebug|memberIds)"/);
  const others = [await given.aTalent(), await given.theAdministrator(), 'guest'] as const;
  for (const other of others) expect(await linkTo(other, id)).toBeNull();
});

test('the export contains nothing about a person that the API hides from them', async () => {
  const [person, admin] = [await given.aTalent(), await given.theAdministrator()];
  const { id: openJobID } = await given.anOpenJob();
  const about = (more: object) => ({ userID: person.sub, ...more });
  await records.made('EvaluationComment', about({ message: '審査の控え' }), admin);
  const evaluation = await records.made(
    'Evaluation',
    about({ analysisRating: 2, picComment: '下書き' }),
    admin,
  );
  await records.made('UserOpenJobs', about({ openJobID, involveType: 'CONSULTANT' }), admin);
  const before = await taken(person);
  expect(JSON.stringify(before)).not.toContain(admin.sub);
  for (const type of ['Evaluation', 'EvaluationComment', 'UserOpenJobs'])
    expect(before).not.toHaveProperty(type);
  await records.send('update', 'Evaluation', { id: evaluation, published: true }, admin);
  expect(await taken(person)).toMatchObject({
    Evaluation: [{ picComment: '下書き' }],
    EvaluationComment: [{ message: '審査の控え' }],
  });
});

test('the export contains only the title of a job that is no longer public', async () => {
  const [person, admin] = [await given.aTalent(), await given.theAdministrator()];
  const values = {
    ...jobDetails,
    title: '開く求人',
    isPublic: true,
    organizationName: '縁工房',
    minumumSalary: 512,
  };
  const openJobID = await records.made('OpenJob', values, admin);
  await query(documents.apply, { input: { userID: person.sub, openJobID } }, person);
  await query(documents.keep, { input: { userID: person.sub, openJobID } }, person);
  const jobs = async () => {
    const { UserApplies, UserFavoriteOpenJobs } = await taken(person);
    return [UserApplies, UserFavoriteOpenJobs].map((rows) => rows?.[0]?.openJob);
  };
  expect(await jobs()).toMatchObject([{ minumumSalary: 512 }, { organizationName: '縁工房' }]);
  await records.send('update', 'OpenJob', { id: openJobID, title: '閉じた求人', isPublic: false }, admin);
  const exported = await eventually('the new title', async () => {
    const text = JSON.stringify(await jobs());
    return text.match(/閉じた求人.*閉じた求人/) ? text : null;
  });
  expect(exported).not.toMatch(/縁工房|512/);
});

test('a repeated request with the same token returns the same export', async () => {
  const [talent, token] = [await given.aTalent(), ulid()];
  const ids = await Promise.all([begin(talent, token), begin(talent, token)]);
  expect(new Set(ids.map(({ data }) => data?.createDataExport?.id))).toEqual(
    new Set([`${talent.sub}.${token}`]),
  );
  await ready(talent, `${talent.sub}.${token}`);
});

test('an export without progress for an hour is shown as failed', async () => {
  const client = localTables.open();
  const person = await given.aTalent();
  const [first, second] = [new Date(now() - 24 * HOUR), new Date(now())];
  const TableName = await localTables.nameOf(client, 'Insight');
  for (const at of [first, second]) {
    const sk = ulid(at.getTime());
    const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
    const row = {
      __typename: 'Export',
      id: `${person.sub}.${sk}`,
      owner: person.sub,
      state: 'QUEUED',
      version: 1,
    };
    const rest = { kind: 'OWN_DATA', progress: 0, rows: 0, expiresAt: Math.floor(now() / 1000) + 86_400 };
    const Item = { pk: `Export#${person.sub}`, sk, ...row, ...rest, ...times };
    await client.send(new PutCommand({ TableName, Item }));
  }
  client.destroy();
  const { data } = await query(accountDocuments.exports, {}, person);
  expect(data?.listExports.items.map(({ state }) => state)).toEqual(['QUEUED', 'FAILED']);
});

test('a guest cannot export data', async () => {
  expect((await begin('guest')).errors[0]?.errorType).toBe('Unauthorized');
});
