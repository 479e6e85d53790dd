import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { sampleFiles } from '../../unit/files/sampleFiles';
import { records } from '../records';
import { askToUpload, upload } from './upload';
import { readAuditEntries } from '../readAuditEntries';
import { graphql } from '../../support/graphql';

const { made, refusal, send } = records;

const link = graphql(`
  query Link($id: ID!) {
    getFileLink(type: INTERVIEW_LOG_VIDEO, id: $id, field: "file") {
      url
    }
  }
`);

let [talent, other, admin]: Person[] = [];

const webm = (more: object = {}) => ({
  ...{ purpose: 'INTERVIEW_VIDEO', filename: '面談.webm', contentType: 'video/webm', userID: talent!.sub },
  ...more,
});
const linkFor = async (id: string, as: Caller) => {
  const { data, errors } = await query(link, { id }, as);
  expect(errors).toEqual([]);
  return data!.getFileLink?.url ?? null;
};
const anInterview = () => made('InterviewLog', { intervieweeId: talent!.sub }, admin!);

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
});

test('only administrators upload videos of interviews, about a talent, of two types and up to 500 MB', async () => {
  for (const as of [talent!, other!])
    expect((await askToUpload(as, webm())).errors[0]?.errorType).toBe('Unauthorized');
  const refused = async (wish: object) => (await askToUpload(admin!, wish as never)).errors[0]?.errorInfo;
  expect(await refused(webm({ userID: undefined }))).toEqual({ field: 'input.userID', rule: 'id' });
  expect(await refused({ userID: talent!.sub })).toEqual({ field: 'input.userID', rule: 'empty' });
  expect(await refused(webm({ contentType: 'video/quicktime' }))).toMatchObject({
    field: 'input.contentType',
  });
  const most = 500 * 1024 * 1024;
  expect(await refused(webm({ size: most + 1 }))).toEqual({ field: 'input.size', rule: `1..${most}` });
  const { data } = await askToUpload(admin!, webm({ size: most }));
  expect(data?.createFileUpload.key).toMatch(new RegExp(`^private/${talent!.sub}/`));
});

test('a page called .webm never gets its key', async () => {
  const { key } = await upload(admin!, sampleFiles.html(), webm());
  const name = key.slice(-31);
  const keys = await eventually('the check of the upload', async () => {
    const stored = (await readJson<{ key: string }[]>('/_local/files')).map((file) => file.key);
    return stored.some((one) => one.startsWith('incoming/') && one.endsWith(name)) ? null : stored;
  });
  expect(keys).not.toContain(key);
});

test('a video has a file or a URL, and keeps one of them', async () => {
  const id = await anInterview();
  const interviewLogID = id;
  const rule = { field: 'input.file', rule: 'fileOrUrl' };
  const create = async (input: object) =>
    (await send('create', 'InterviewLogVideo', { interviewLogID, ...input }, admin!)).error;
  const update = async (input: object) =>
    (await send('update', 'InterviewLogVideo', { id, ...input }, admin!)).error;
  expect(await create({ title: '面談' })).toMatchObject({ errorType: 'InvalidInput', errorInfo: rule });
  expect(await create({ url: 'https://example.com/v' })).toBeUndefined();
  expect(await update({ title: '面談' })).toBeUndefined();
  expect(await update({ url: null })).toMatchObject({ errorType: 'InvalidInput', errorInfo: rule });
  const { key: file } = await upload(admin!, sampleFiles.webm(), webm());
  expect(await update({ url: null, file })).toBeUndefined();
  expect(await update({ file: null })).toMatchObject({ errorType: 'InvalidInput', errorInfo: rule });
  expect(
    await refusal('update', 'InterviewLogVideo', { id, file: `private/${other!.sub}/x.webm` }, admin!),
  ).toBe('InvalidInput');
});

test('an uploaded video is streamed to administrators, which is logged, and to nobody else', async () => {
  const id = await anInterview();
  const { key: file, status } = await upload(admin!, sampleFiles.webm(), webm());
  expect(status).toBe(204);
  await made('InterviewLogVideo', { interviewLogID: id, file, isSharedWithClient: true }, admin!);
  const url = await eventually('the checked video', () => linkFor(id, admin!));
  const part = await fetch(url, { headers: { range: 'bytes=4-9' } });
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm']);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(sampleFiles.webm().subarray(4, 10));
  for (const as of [talent!, other!, 'guest'] as const) expect(await linkFor(id, as)).toBeNull();
  const entries = await readAuditEntries({ subject: id }, admin!);
  expect(entries.map(({ action }) => action)).toContain('readFile');
});
