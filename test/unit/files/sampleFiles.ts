import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { oldOfficeFiles } from './oldOfficeFiles';

const bytes = (...values: number[]) => Buffer.from(values);
const latin = (text: string) => Buffer.from(text, 'latin1');

function segment(marker: number, content: Buffer): Buffer {
  const head = bytes(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Builds EXIF data with the given orientation and a place, as phones write them into pictures. */
function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([latin('Exif\0\0'), tiff, latin('GPS 35.6595 139.7005')]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function riff(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([latin(name), length, content, Buffer.alloc(content.length % 2)]);
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Builds the part of an Office document that lists one relationship of the kind, with further attributes. */
const relationship = (kind: string, attributes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="rId1" Type="${relationships}/${kind}" ${attributes}/></Relationships>`;

/** Builds an Office document in the new format from the texts of its parts. */
const openXml = (main: string, parts: Record<string, string | Uint8Array> = {}) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({ '[Content_Types].xml': '', [main]: '', ...parts }).map(([name, part]) => [
          name,
          typeof part === 'string' ? strToU8(part) : part,
        ]),
      ),
    ),
  );

/** Builds a .docx whose text has one relationship. */
const related = (kind: string, attributes: string, parts: Record<string, string | Uint8Array> = {}) =>
  openXml('word/document.xml', {
    'word/_rels/document.xml.rels': relationship(kind, attributes),
    ...parts,
  });

/**
 * Small sample files of each accepted type and of refused types. The pictures contain the metadata of a
 * camera and have `side` pixels on the shorter side.
 */
export const sampleFiles = {
  /** The beginning of a WebM file: its EBML header, which nobody can play. */
  webm: () =>
    Buffer.concat([
      Buffer.from(
        '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701',
        'hex',
      ),
      Buffer.alloc(200, 7),
    ]),
  mp4: (brand = 'isom') =>
    Buffer.concat([bytes(0, 0, 0, 24), latin(`ftyp${brand}\0\0\x02\0isomavc1`), Buffer.alloc(200, 7)]),
  jpeg: (orientation = 6, side = 200) =>
    Buffer.concat([
      bytes(0xff, 0xd8),
      segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
      segment(0xe1, exif(orientation)),
      segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>GPS</x:xmpmeta>')),
      segment(0xfe, latin('<script>alert(1)</script>')),
      segment(0xdb, Buffer.alloc(65, 1)),
      segment(0xc0, bytes(8, side >> 8, side & 255, 2, 0, 1, 1, 0x11, 0)),
      segment(0xda, bytes(1, 1, 0, 0, 63, 0)),
      bytes(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56),
      bytes(0xff, 0xd9),
      latin('<html>behind the end, GPS</html>'),
    ]),
  png: (side = 200, orientation = 1, otherSide = 512) =>
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', bytes(0, 0, side >> 8, side & 255, 0, 0, otherSide >> 8, otherSide & 255, 8, 0, 0, 0, 0)),
      chunk('eXIf', exif(orientation).subarray(6)),
      chunk('tEXt', latin('Comment\0GPS')),
      chunk('IDAT', deflateSync(bytes(0, 0))),
      chunk('IEND', Buffer.alloc(0)),
      latin('GPS behind the end'),
    ]),
  webp: (side = 200, orientation = 1) => {
    const flags = bytes(0b0000_1100, 0, 0, 0, side - 1, 0, 0, 255, 1, 0);
    const body = [
      riff('VP8X', flags),
      riff('VP8L', latin('picture')),
      riff('EXIF', exif(orientation).subarray(6)),
    ];
    return riff('RIFF', Buffer.concat([latin('WEBP'), ...body]));
  },
  smallPng: (): Buffer => sampleFiles.png(199),
  hugePng: (): Buffer => sampleFiles.png(60_000, 1, 60_000),
  pdf: () => latin('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  docx: (): Buffer =>
    related('hyperlink', 'Target="https://www.example.com/" TargetMode="External"', {
      'word/charts/_rels/chart1.xml.rels': relationship('package', 'Target="../embeddings/sheet.xlsx"'),
      'word/embeddings/sheet.xlsx': sampleFiles.xlsx(),
    }),
  xlsx: () => openXml('xl/workbook.xml'),
  pptx: () => openXml('ppt/presentation.xml'),
  docm: () => openXml('word/document.xml', { 'word/vbaProject.bin': '' }),
  externalTemplate: () =>
    related('attachedTemplate', 'Target="https://templates.example.com/a.dotm" TargetMode="External"'),
  externalPicture: () => related('image', 'Target="https://tracker.example.com/" TargetMode="External"'),
  externalInDisguise: () =>
    related('image', 'Target="https://tracker.example.com/" TargetMode="&#69;xternal"'),
  oleObject: () => related('oleObject', 'Target="embeddings/oleObject1.bin"'),
  embeddedMacros: () =>
    related('package', 'Target="embeddings/a.xlsx"', {
      'word/embeddings/a.xlsx': openXml('xl/workbook.xml', { 'xl/vbaProject.bin': '' }),
    }),
  unreadPackage: () => related('package', 'Target="embeddings/a.xlsm"', { 'word/embeddings/a.xlsm': '' }),
  documentType: () =>
    openXml('word/document.xml', { '_rels/.rels': '<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>' }),
  samePartTwice: () => openXml('word/document.xml', { 'Word/document.xml': '' }),
  archive: () => Buffer.from(zipSync({ 'a.txt': strToU8('a'), 'b.txt': strToU8('b') })),
  ...oldOfficeFiles,
  html: () => latin('<!doctype html><script>alert(1)</script>'),
  svg: () => latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  nothing: () => Buffer.alloc(0),
};
