/** Chunks without picture data: EXIF, texts (also XMP), time of modification. */
const DROPPED = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];
const SIGNATURE = 8;
const AROUND_DATA = 12;

/** Removes metadata and trailing data from a PNG; null when malformed. Source: W3C PNG. */
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
