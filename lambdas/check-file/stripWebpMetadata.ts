import { orientationTiff } from './orientationTiff';
import { readOrientation } from './readOrientation';

const DROPPED = ['EXIF', 'XMP '];
/** The bits in a WebP file's VP8X header which say that the file contains EXIF and XMP. */
const EXIF_FLAG = 0b0000_1000;
const XMP_FLAG = 0b0000_0100;
const HEADER = 12;
const PICTURES = ['VP8 ', 'VP8L', 'ANMF'];

/** Builds a chunk with the orientation of a WebP. Its size is even, so that it needs no padding. */
function orientationChunk(orientation: number): Buffer {
  const tiff = orientationTiff(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([head, tiff]);
}

/**
 * Removes EXIF (but not the orientation), XMP and data after the end of the picture from a WebP. Returns null if the
 * WebP is malformed. The chunks are defined in the WebP container specification.
 */
export function stripWebpMetadata(content: Buffer): Buffer | null {
  const length = content.readUInt32LE(4) + 8;
  if (length > content.length) return null;
  const chunks: Buffer[] = [];
  let [hasPicture, orientation] = [false, 1];
  for (let at = HEADER; at + 8 <= length;) {
    const name = content.toString('latin1', at, at + 4);
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > length) return null;
    const chunk = Buffer.from(content.subarray(at, end));
    if (name === 'EXIF' && orientation === 1) orientation = readOrientation(chunk.subarray(8, 8 + size));
    if (!DROPPED.includes(name)) chunks.push(chunk);
    hasPicture ||= PICTURES.includes(name);
    at = end;
  }
  if (!hasPicture) return null;
  const [first] = chunks;
  if (first?.toString('latin1', 0, 4) === 'VP8X') {
    const flags = first.readUInt8(8) & ~(EXIF_FLAG | XMP_FLAG);
    first.writeUInt8(orientation > 1 ? flags | EXIF_FLAG : flags, 8);
    if (orientation > 1) chunks.push(orientationChunk(orientation));
  }
  const header = Buffer.from(content.subarray(0, HEADER));
  const body = Buffer.concat(chunks);
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}
