import { crc32 } from 'node:zlib';
import { orientationTiff } from './orientationTiff';
import { readOrientation } from './readOrientation';

/** The PNG chunks that contain metadata: EXIF, texts (which include XMP) and the time of modification. */
const DROPPED = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];
const SIGNATURE = 8;
const AROUND_DATA = 12;

/** Builds the EXIF chunk of a PNG that is turned or mirrored; null for an upright one. */
function orientationChunk(exif: Buffer): Buffer | null {
  const orientation = readOrientation(exif);
  if (orientation === 1) return null;
  const tiff = orientationTiff(orientation);
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf', 'latin1'), tiff, Buffer.alloc(4)]);
  chunk.writeUInt32BE(tiff.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/**
 * Removes metadata (but not the orientation) and data after the end of the picture from a PNG. Returns null if the
 * PNG is malformed. The chunks are defined in the W3C's PNG specification.
 */
export function stripPngMetadata(content: Buffer): Buffer | null {
  const kept: Buffer[] = [content.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at + AROUND_DATA <= content.length) {
    const end = at + AROUND_DATA + content.readUInt32BE(at);
    if (end > content.length) return null;
    const name = content.toString('latin1', at + 4, at + 8);
    const turned = name === 'eXIf' ? orientationChunk(content.subarray(at + 8, end - 4)) : null;
    if (turned) kept.push(turned);
    if (!DROPPED.includes(name)) kept.push(content.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
