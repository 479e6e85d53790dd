import { sampleFiles } from '../../unit/files/sampleFiles';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';
import { documents } from '../documents';
import { expectRateLimit } from '../expectRateLimit';
import { askToUpload, upload } from './upload';
import { graphql } from '../../support/graphql';

const fileLink = graphql(`
  query FileLink($type: FileOwner!, $id: ID!, $field: String!) {
    getFileLink(type: $type, id: $id, field: $field) {
      url
      expiresAt
    }
  }
`);

let talent: Person;
let other: Person;

beforeAll(async () => {
  [talent, other] = await Promise.all([given.aTalent(), given.aTalent()]);
});

const linkTo = async (person: Person | 'guest', sub: string, field = 'resumeFile') =>
  (await query(fileLink, { type: 'USER', id: sub, field }, person)).data?.getFileLink;
const keep = (person: Person, values: object) =>
  query(documents.update, { input: { sub: person.sub, ...values } }, person);
const storedKeys = async () => (await readJson<{ key: string }[]>('/_local/files')).map(({ key }) => key);

test('a résumé is uploaded, checked, and downloaded only by its owner and administrators', async () => {
  const { key, status } = await upload(talent, sampleFiles.pdf());
  expect(status).toBe(204);
  expect(key).toMatch(new RegExp(`^private/${talent.sub}/file-[0-9A-Z]{26}\\.pdf$`));
  expect((await keep(talent, { resumeFile: key })).errors).toEqual([]);
  const link = await eventually('a link to the checked file', () => linkTo(talent, talent.sub));
  expect(new URL(link?.url ?? '').searchParams.get('X-Amz-Expires')).toBe('300');
  const file = await fetch(link?.url ?? '');
  expect(Buffer.from(await file.arrayBuffer())).toEqual(sampleFiles.pdf());
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('職務経歴書.pdf')}`,
    'x-content-type-options': 'nosniff',
  });
  expect(await linkTo(await given.theAdministrator(), talent.sub)).toMatchObject({ url: expect.any(String) });
  expect(await linkTo(other, talent.sub)).toBeNull();
  expect(await linkTo('guest', talent.sub)).toBeNull();
  expect((await fetch(`${(link?.url ?? '').split('?')[0]}`)).status).toBe(403);
  expect((await fetch(`${origin()}/${key}`)).status).toBe(404);
});

test('a field cannot name another person’s file', async () => {
  const { key } = await upload(talent, sampleFiles.pdf());
  await eventually('the checked file', async () => (await storedKeys()).find((stored) => stored === key));
  const { errors } = await keep(other, { resumeFile: key });
  expect(errors[0]).toMatchObject({ errorType: 'InvalidInput', errorInfo: { rule: 'ownUpload' } });
});

test('an icon is public, without the metadata of the telephone', async () => {
  const icon = { purpose: 'PROFILE_ICON', filename: 'me.jpg', contentType: 'image/jpeg' };
  const { key } = await upload(talent, sampleFiles.jpeg(), icon);
  expect(key).toMatch(new RegExp(`^public/${talent.sub}/`));
  const shown = await eventually('the checked icon', async () => {
    const answer = await fetch(`${origin()}/${key}`);
    return answer.status === 200 ? answer : null;
  });
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(await shown.text()).not.toMatch(/GPS|script/);
});

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  ['HTML that claims to be a PDF', 'html', {}],
  ['a drawing that claims to be a picture', 'svg', { purpose: 'PROFILE_ICON', contentType: 'image/png' }],
  ['a picture that claims to be another kind', 'png', { purpose: 'COVER_IMAGE', contentType: 'image/jpeg' }],
  ['a picture of 199 pixels', 'smallPng', { purpose: 'PROFILE_ICON', contentType: 'image/png' }],
  ['a picture of 60,000 × 60,000 pixels', 'hugePng', { purpose: 'PROFILE_ICON', contentType: 'image/png' }],
  ['such a picture as a file', 'hugePng', { contentType: 'image/png' }],
  ['a document with macros', 'docm', { contentType: docx }],
  ['a document with a template somewhere else', 'externalTemplate', { contentType: docx }],
  ['a document with an OLE object', 'oleObject', { contentType: docx }],
] as const)('%s is removed and never at its key', async (_title, name, wish) => {
  const { key, status } = await upload(talent, sampleFiles[name](), wish);
  expect(status).toBe(204);
  const file = key.split('/').at(-1) ?? '';
  await eventually('the file’s end', async () =>
    (await storedKeys()).some((stored) => stored.endsWith(file)) ? null : true,
  );
  expect((await storedKeys()).filter((stored) => stored.endsWith(file))).toEqual([]);
});

test.each([
  ['larger than said', Buffer.alloc(5001), {}, {}],
  ['of another type than said', sampleFiles.pdf(), {}, { 'Content-Type': 'text/html' }],
  ['to another’s prefix', sampleFiles.pdf(), {}, { key: 'private/someone/file.pdf' }],
])('the bucket refuses what comes %s', async (_title, content, wish, changed) => {
  expect([400, 403]).toContain((await upload(talent, content, wish, changed)).status);
});

test.each([
  ['HTML', { contentType: 'text/html' }, 'input.contentType'],
  ['a drawing as an icon', { purpose: 'PROFILE_ICON', contentType: 'image/svg+xml' }, 'input.contentType'],
  ['a PDF as an icon', { purpose: 'PROFILE_ICON' }, 'input.contentType'],
  ['more than the purpose takes', { size: 20 * 1024 * 1024 + 1 }, 'input.size'],
  ['nothing', { size: 0 }, 'input.size'],
  ['a path', { filename: '../secret.pdf' }, 'input.filename'],
])('%s is InvalidInput before anything is signed', async (_title, wish, field) => {
  const { errors } = await askToUpload(other, wish);
  expect(errors[0]).toMatchObject({ errorType: 'InvalidInput', errorInfo: { field } });
});

test('a URL that no browser sends is not found, without an error of the server', async () => {
  expect((await fetch(`${origin()}/public/%`)).status).toBe(404);
});

test('a guest cannot upload', async () => {
  expect((await askToUpload('guest')).errors[0]?.errorType).toBe('Unauthorized');
});

test('the 21st upload of a minute is TooManyRequests', async () => {
  const hasty = await given.aTalent();
  const ask = async () => (await askToUpload(hasty)).errors[0]?.errorType;
  await expectRateLimit({ field: 'createFileUpload', sub: hasty.sub }, 20, ask);
});
