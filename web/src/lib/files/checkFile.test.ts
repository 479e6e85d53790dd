import { sampleFiles } from '../../../../test/unit/files/sampleFiles';
import { checkFile } from './checkFile';

const MEGABYTE = 1_048_576;
const file = (content: BlobPart, type: string) => new File([content], 'a-file', { type });
const picture = (width: number, height: number) => {
  globalThis.createImageBitmap = () =>
    Promise.resolve({ width, height, close: () => undefined } as ImageBitmap);
};

test.each([
  ['empty', file('', 'image/png')],
  ['tooLarge', file(new Uint8Array(5 * MEGABYTE + 1), 'image/png')],
  ['wrongType', file('<svg/>', 'image/svg+xml')],
  ['tooSmall', file('a picture', 'image/png')],
])('a picture is refused: %s', async (reason, refused) => {
  picture(400, 100);
  await expect(checkFile('PROFILE_ICON', refused)).rejects.toMatchObject({ reason });
});

test('a page called .png is refused', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('not an image'));
  const page = file('<html></html>', 'image/png');
  await expect(checkFile('PROFILE_ICON', page)).rejects.toMatchObject({ reason: 'unreadable' });
});

test('a picture of the minimum size is accepted', async () => {
  picture(400, 200);
  await expect(checkFile('PROFILE_ICON', file('a picture', 'image/png'))).resolves.toBeUndefined();
});

test('a picture with more pixels than a browser should decode is refused', async () => {
  picture(60_000, 60_000);
  const huge = file('a picture', 'image/png');
  await expect(checkFile('PROFILE_ICON', huge)).rejects.toMatchObject({ reason: 'tooManyPixels' });
});

test('an Office document that loads or runs something is refused before it is sent', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const of = (content: Buffer) => file(new Uint8Array(content), type);
  await expect(checkFile('RESUME', of(sampleFiles.docx()))).resolves.toBeUndefined();
  const refused = checkFile('RESUME', of(sampleFiles.externalTemplate()));
  await expect(refused).rejects.toMatchObject({ reason: 'activeContent' });
});

test('an old Office document with macros is refused before it is sent', async () => {
  const of = (content: Buffer) => file(new Uint8Array(content), 'application/vnd.ms-excel');
  await expect(checkFile('RESUME', of(sampleFiles.xls()))).resolves.toBeUndefined();
  const refused = checkFile('RESUME', of(sampleFiles.macroSheet()));
  await expect(refused).rejects.toMatchObject({ reason: 'activeContent' });
});

test('a document is recognized by its first bytes', async () => {
  await expect(checkFile('RESUME', file('%PDF-1.7 …', 'application/pdf'))).resolves.toBeUndefined();
  const page = file('<html></html>', 'application/pdf');
  await expect(checkFile('RESUME', page)).rejects.toMatchObject({ reason: 'unreadable' });
});
