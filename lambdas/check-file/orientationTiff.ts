/** Builds EXIF data (in TIFF's format) that contain the orientation of a picture and nothing else. */
export function orientationTiff(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001' + '00'.repeat(8), 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
