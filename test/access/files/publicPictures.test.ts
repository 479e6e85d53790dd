import { sampleFiles } from '../../unit/files/sampleFiles';
import type { Person } from '../../support/api/Person';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';
import { records } from '../records';
import { askToUpload, upload } from './upload';
import { settle } from '../over-time/settle';

const { made, send } = records;

let talent: Person;
let picture: string;

const picturePurpose = { purpose: 'PORTFOLIO_IMAGE', filename: '作品.png', contentType: 'image/png' };
const urlOf = (key: string) => `${origin()}/${key.replace(/^private/, 'public')}`;

/** Returns the HTTP status of an anonymous request for the public URL of the picture with the given key. */
const answer = async (key: string) => (await fetch(urlOf(key))).status;
const until = (key: string, status: number) =>
  eventually(`the answer ${status}`, async () => ((await answer(key)) === status ? true : null));
const block = (content: string, values: object = {}) =>
  made('UserPortfolio', { userID: talent.sub, type: 'IMAGE', content, ...values }, talent);
const change = async (id: string, values: object) =>
  expect((await send('update', 'UserPortfolio', { id, ...values }, talent)).error).toBeUndefined();
const share = async (values: object) =>
  expect((await send('update', 'User', { sub: talent.sub, ...values }, talent, 'sub')).error).toBeUndefined();

beforeAll(async () => {
  talent = await given.aTalent();
  ({ key: picture } = await upload(talent, sampleFiles.png(), picturePurpose));
});

test('the picture of a block is public while the block is published, the profile is not private, and it exists', async () => {
  const id = await block(picture);
  expect(await answer(picture)).toBe(404);
  await change(id, { isPublished: true });
  await until(picture, 200);
  const shown = await fetch(urlOf(picture));
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=60',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  await change(id, { isPublished: false });
  await until(picture, 404);
  await change(id, { isPublished: true });
  await until(picture, 200);
  await share({ isPrivate: true });
  await until(picture, 404);
  await share({ isPrivate: false });
  await until(picture, 200);
  await send('delete', 'UserPortfolio', { id }, talent);
  await until(picture, 404);
});

test('a picture in two blocks stays public until neither shows it', async () => {
  const [first, second] = [
    await block(picture, { isPublished: true }),
    await block(picture, { isPublished: true }),
  ];
  await until(picture, 200);
  const other = await upload(talent, sampleFiles.png(), picturePurpose);
  await change(first, { content: other.key });
  await until(other.key, 200);
  expect(await answer(picture)).toBe(200);
  await change(second, { content: other.key });
  await until(picture, 404);
  expect(await answer(other.key)).toBe(200);
});

test('a picture that arrives only after its block was published becomes public too', async () => {
  const content = sampleFiles.png();
  const { data } = await askToUpload(talent, { ...picturePurpose, size: content.length });
  const { key, url, fields } = data!.createFileUpload;
  await block(key, { isPublished: true });
  expect(await answer(key)).toBe(404);
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(fields) as object)) form.append(name, `${value}`);
  form.append('file', new Blob([new Uint8Array(content)]), 'file');
  await fetch(url, { method: 'POST', body: form });
  await until(key, 200);
});

test('changes in quick succession leave the picture as the last one says', async () => {
  const { key } = await upload(talent, sampleFiles.png(), picturePurpose);
  const id = await block(key);
  for (let turn = 0; turn < 6; turn += 1) await change(id, { isPublished: turn % 2 === 0 });
  await change(id, { isPublished: true });
  await until(key, 200);
  await Promise.all([change(id, { isPublished: false }), share({ isPrivate: true })]);
  await until(key, 404);
  await Promise.all([change(id, { isPublished: true }), share({ isPrivate: false })]);
  await until(key, 200);
});

test('a document in a published block is never public, and none is accepted in a block of pictures', async () => {
  const resume = await upload(talent, sampleFiles.pdf());
  const marker = await upload(talent, sampleFiles.png(), picturePurpose);
  const own = { userID: talent.sub, content: resume.key, isPublished: true };
  expect((await send('create', 'UserPortfolio', { ...own, type: 'IMAGE' }, talent)).error).toMatchObject({
    errorInfo: { field: 'input.content', rule: 'ownUpload' },
  });
  await made('UserPortfolio', { ...own, type: 'FILE' }, talent);
  await block(marker.key, { isPublished: true });
  await until(marker.key, 200);
  await settle.streams();
  expect(await answer(resume.key)).toBe(404);
});

test('an icon that the public never saw keeps its URL, until no record names it', async () => {
  const { key } = await upload(talent, sampleFiles.png(), { ...picturePurpose, purpose: 'PROFILE_ICON' });
  await until(key, 200);
  await share({ profileIcon: key });
  await share({ isPrivate: true });
  await settle.streams();
  expect(await answer(key)).toBe(200);
  await share({ isPrivate: false });
  await share({ profileIcon: null });
  await until(key, 404);
});
