const DROPPED = ['EXIF', 'XMP '];
/** The bits in a WebP file's VP8X header which say that the file contains EXIF and XMP. */
const METADATA_FLAGS = 0b0000_1100;
const HEADER = 12;
const PICTURES = ['VP8 ', 'VP8L', 'ANMF'];

/**
 * Removes EXIF, XMP and data after the end of the picture from a WebP. Returns null if the WebP is malformed. The
 * chunks are defined in the WebP container specification.
 */
export function stripWebpMetadata(content: Buffer): Buffer | null {
  const length = content.readUInt32LE(4) + 8;
  if (length > content.length) return null;
  const chunks: Buffer[] = [];
  let hasPicture = false;
  for (let at = HEADER; at + 8 <= length;) {
    const name = content.toString('latin1', at, at + 4);
    const size = content.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (end > length) return null;
    const chunk = Buffer.from(content.subarray(at, end));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~METADATA_FLAGS, 8);
    if (!DROPPED.includes(name)) chunks.push(chunk);
    hasPicture ||= PICTURES.includes(name);
    at = end;
  }
  if (!hasPicture) return null;
  const header = Buffer.from(content.subarray(0, HEADER));
  const body = Buffer.concat(chunks);
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}
