const ORIENTATION = 0x0112;

/**
 * Reads a picture's orientation, a number from 1 (upright) to 8, from its EXIF data. A JPEG has `Exif` before
 * them, a PNG has not, and a WebP may have it. Returns 1 if they contain no orientation or are malformed. The
 * format is specified in CIPA DC-008 (Exif) and TIFF 6.0.
 */
export function readOrientation(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const order = tiff.toString('latin1', 0, 2);
  if ((order !== 'II' && order !== 'MM') || tiff.length < 10) return 1;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = directory + 2 <= tiff.length ? short(directory) : 0;
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 10 > tiff.length) return 1;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
