import { orientationTiff } from './orientationTiff';
import { readOrientation } from './readOrientation';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 0xe1;
/**
 * Application segments of a JPEG that are kept because its colours depend on them: JFIF, the colour profile and Adobe's
 * colour transform.
 */
const KEPT_APPLICATION_SEGMENTS = [0xe0, 0xe2, 0xee];
const COMMENT = 0xfe;

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;
/**
 * Returns whether a marker in a JPEG is a part of the scan data: a stuffed zero or a restart marker. All
 * other markers end the scan data.
 */
const isInScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

function isKept(marker: number, segment: Buffer): boolean {
  // Segments of several pictures in one file, and previews, share the colour profile's marker.
  if (marker === 0xe2) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
  return marker !== COMMENT && (!isApplication(marker) || KEPT_APPLICATION_SEGMENTS.includes(marker));
}

/** Returns the position where a JPEG's scan data end: the next marker that is not part of the scan. */
function endOfScan(content: Buffer, from: number): number {
  let at = from;
  while (content.readUInt8(at) !== 0xff || isInScan(content.readUInt8(at + 1))) at += 1;
  return at;
}

/** Builds an EXIF segment for a JPEG that contains the orientation of the picture and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationTiff(orientation)]);
  const head = Buffer.from([0xff, EXIF, 0, body.length + 2]);
  return Buffer.concat([head, body]);
}

/**
 * Removes metadata from a JPEG: EXIF (except the orientation), XMP, IPTC, comments and data after the end of the
 * picture. Returns null if the JPEG is malformed.
 */
export function stripJpegMetadata(content: Buffer): Buffer | null {
  const kept: Buffer[] = [content.subarray(0, 2)];
  let at = 2;
  while (content.readUInt8(at) === 0xff) {
    const marker = content.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return Buffer.concat([...kept, content.subarray(at, at + 2)]);
    let end = at + 2 + content.readUInt16BE(at + 2);
    const segment = content.subarray(at, end);
    if (marker === START_OF_SCAN) end = endOfScan(content, end);
    const orientation = marker === EXIF ? readOrientation(segment.subarray(4)) : 1;
    if (orientation > 1) kept.push(orientationSegment(orientation));
    if (isKept(marker, segment)) kept.push(content.subarray(at, end));
    at = end;
  }
  return null;
}
