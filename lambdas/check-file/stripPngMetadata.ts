/** The PNG chunks that contain metadata: EXIF, texts (which include XMP) and the time of modification. */
const DROPPED = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];
const SIGNATURE = 8;
const AROUND_DATA = 12;

/**
 * Removes metadata and data after the end of the picture from a PNG. Returns null if the PNG is malformed. The chunks
 * are defined in the W3C's PNG specification.
 */
export function stripPngMetadata(content: Buffer): Buffer | null {
  const kept: Buffer[] = [content.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at + AROUND_DATA <= content.length) {
    const end = at + AROUND_DATA + content.readUInt32BE(at);
    if (end > content.length) return null;
    const name = content.toString('latin1', at + 4, at + 8);
    if (!DROPPED.includes(name)) kept.push(content.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
