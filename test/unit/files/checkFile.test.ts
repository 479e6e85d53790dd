import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { detectContentType } from '../../../lambdas/check-file/detectContentType';
import { detectVideoType } from '../../../lambdas/check-file/detectVideoType';
import { readOrientation } from '../../../lambdas/check-file/readOrientation';
import { readPictureSize } from '../../../lambdas/check-file/readPictureSize';
import { stripMetadata } from '../../../lambdas/check-file/stripMetadata';
import { sampleFiles } from './sampleFiles';

const openXml = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['pdf', 'application/pdf'],
  ['docx', `${openXml}.wordprocessingml.document`],
  ['xlsx', `${openXml}.spreadsheetml.sheet`],
  ['pptx', `${openXml}.presentationml.presentation`],
  ['doc', 'application/msword'],
  ['xls', 'application/vnd.ms-excel'],
  ['ppt', 'application/vnd.ms-powerpoint'],
] as const)('the type of a %s is detected from its bytes', (name, type) => {
  expect(detectContentType(sampleFiles[name]())).toBe(type);
});

test.each([
  'html',
  'svg',
  'archive',
  'docm',
  'macros',
  'nothing',
  'externalTemplate',
  'externalPicture',
  'externalInDisguise',
  'oleObject',
  'embeddedMacros',
  'unreadPackage',
  'documentType',
  'samePartTwice',
  'packagedObject',
  'documentMacros',
  'presentationMacros',
  'macroSheet',
  'moduleSheet',
  'templateOnServer',
  'templateOnShare',
  'encrypted',
  'circle',
] as const)('a file that is %s is none of those taken', (name) => {
  expect(detectContentType(sampleFiles[name]())).toBeNull();
});

test('the type of a video is detected from its first bytes, by the kind of container that browsers play', () => {
  expect(detectVideoType(sampleFiles.webm())).toBe('video/webm');
  expect(detectVideoType(sampleFiles.mp4())).toBe('video/mp4');
  const matroska = Buffer.from(sampleFiles.webm().toString('latin1').replace('webm', 'matr'), 'latin1');
  const others = [matroska, sampleFiles.mp4('qt  '), sampleFiles.mp4('heic'), sampleFiles.html()];
  expect(others.map(detectVideoType)).toEqual(others.map(() => null));
  expect(detectVideoType(Buffer.alloc(0))).toBeNull();
});

test.each([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
] as const)(
  'a picture (%s) keeps neither place nor comment nor what follows its end, and stays one',
  (type, name) => {
    const bare = stripMetadata(type, sampleFiles[name]());
    expect(bare?.toString('latin1')).not.toMatch(/GPS|script|xmpmeta|html/);
    expect(bare && detectContentType(bare)).toBe(type);
    expect(bare && stripMetadata(type, bare)).toEqual(bare);
  },
);

test.each(['jpeg', 'png', 'webp'] as const)('the size of a %s is read from its header', (name) => {
  const size = (content: Buffer) => readPictureSize(`image/${name}`, content);
  const picture = name === 'jpeg' ? sampleFiles.jpeg(6, 199) : sampleFiles[name](199);
  expect(Math.min(...(size(picture) ?? []))).toBe(199);
  expect(size(picture.subarray(0, 20))).toBeNull();
  expect(Math.max(...(size(picture) ?? []))).toBe(512);
});

test.each([
  ['VP8L', [0x2f, 0xc6, 0xc0, 0x7f, 0], [199, 512]],
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 199, 0, 0, 2], [199, 512]],
])('the size of a WebP of the kind %s is read', (kind, bytes, size) => {
  const head = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(kind), Buffer.alloc(4)]);
  const content = Buffer.concat([head, Buffer.from(bytes), Buffer.alloc(20)]);
  expect(readPictureSize('image/webp', content)).toEqual(size);
});

describe.each([
  ['image/jpeg', (orientation: number) => sampleFiles.jpeg(orientation), 'Exif', 0],
  ['image/png', (orientation: number) => sampleFiles.png(200, orientation), 'eXIf', 4],
  ['image/webp', (orientation: number) => sampleFiles.webp(200, orientation), 'EXIF', 8],
] as const)('a picture (%s)', (type, build, mark, before) => {
  it.each([2, 3, 4, 5, 6, 7, 8])('that is turned or mirrored (%d) stays so', (orientation) => {
    const bare = stripMetadata(type, build(orientation))!;
    expect(readOrientation(bare.subarray(bare.indexOf(mark) + before))).toBe(orientation);
    expect(bare.toString('latin1')).not.toMatch(/GPS|script|xmpmeta|html/);
    expect(detectContentType(bare)).toBe(type);
    expect(stripMetadata(type, bare)).toEqual(bare);
  });

  it('that is upright keeps no EXIF', () => {
    expect(stripMetadata(type, build(1))?.includes(mark)).toBe(false);
  });

  it('is not turned by EXIF that is malformed', () => {
    const picture = build(6);
    const broken = Buffer.from(picture);
    broken.writeUInt32LE(0xffffff, broken.indexOf('II*\0') + 4);
    expect(stripMetadata(type, broken)).toEqual(stripMetadata(type, build(1)));
  });
});

test('the chunks of a turned PNG have valid checksums', () => {
  const bare = stripMetadata('image/png', sampleFiles.png(200, 6))!;
  const at = bare.indexOf('eXIf');
  const length = bare.readUInt32BE(at - 4);
  expect(bare.readUInt32BE(at + 4 + length)).toBe(crc32(bare.subarray(at, at + 4 + length)));
});

test('the scan of a JPEG is unchanged, including stuffed bytes and restart markers', () => {
  const scan = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]);
  expect(stripMetadata('image/jpeg', sampleFiles.jpeg())?.subarray(-scan.length)).toEqual(scan);
});

test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is rejected', (name) => {
  const whole = sampleFiles[name]();
  expect(stripMetadata(`image/${name}`, whole.subarray(0, whole.length / 2))).toBeNull();
});

test('any content is checked quickly and without an error', () => {
  const starts = Object.values(sampleFiles).map((make) => make());
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 300 }),
      fc.nat(400),
      (start, noise, at) => {
        const content = Buffer.concat([start.subarray(0, at), noise, start.subarray(at + noise.length)]);
        const type = detectContentType(content);
        const bare = type && stripMetadata(type, content);
        expect(bare === null || (bare && bare.length <= content.length + 40)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
