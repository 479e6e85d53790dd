const ORIENTATION = 0x0112;

/**
 * Reads a picture's orientation, a number from 1 (upright) to 8, from the EXIF segment of a JPEG. Returns 1
 * if the segment contains none. The format is specified in CIPA DC-008 (Exif) and TIFF 6.0.
 */
export function readOrientation(segment: Buffer): number {
  if (segment.toString('latin1', 0, 4) !== 'Exif' || segment.length < 16) return 1;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
