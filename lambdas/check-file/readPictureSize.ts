type Size = readonly [width: number, height: number];

/**
 * Returns whether a JPEG marker begins a frame header, which contains the size of the picture. These are the
 * markers C0 to CF except C4, C8 and CC.
 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpegSize(content: Buffer): Size | null {
  let at = 2;
  while (at + 9 <= content.length && content.readUInt8(at) === 0xff) {
    const marker = content.readUInt8(at + 1);
    if (isFrame(marker)) return [content.readUInt16BE(at + 7), content.readUInt16BE(at + 5)];
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return null;
}

function readWebpSize(content: Buffer): Size | null {
  const kind = content.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [content.readUIntLE(24, 3) + 1, content.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff];
  const bits = content.readUInt32LE(21);
  return kind === 'VP8L' ? [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1] : null;
}

const readers: Readonly<Record<string, (content: Buffer) => Size | null>> = {
  'image/jpeg': readJpegSize,
  'image/png': (content) => [content.readUInt32BE(16), content.readUInt32BE(20)],
  'image/webp': readWebpSize,
};

/**
 * Reads the width and height of a picture from its header. Returns null for other types of files, and if the
 * header contains no size. Sources: ITU T.81 (JPEG), W3C PNG, WebP container specification, RFC 6386 (VP8),
 * WebP lossless bitstream (VP8L).
 */
export function readPictureSize(type: string, content: Buffer): Size | null {
  const least = 30;
  return content.length < least ? null : (readers[type]?.(content) ?? null);
}
