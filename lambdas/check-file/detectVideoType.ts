const EBML = Buffer.from('1a45dfa3', 'hex');
/** The brands of MP4 files that browsers play, from the MP4 registration authority. */
const mp4 = /^(isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4V )/;

/**
 * Detects the content type of a video from its first bytes. Returns null if it is neither an MP4 (ISO/IEC
 * 14496-12, by the brand in its first box) nor a WebM (a Matroska file, RFC 9559, whose DocType is `webm`).
 */
export function detectVideoType(head: Buffer): string | null {
  if (head.toString('latin1', 4, 8) === 'ftyp')
    return mp4.test(head.toString('latin1', 8, 12)) ? 'video/mp4' : null;
  const isWebm = head.subarray(0, 4).equals(EBML) && head.toString('latin1', 4, 64).includes('webm');
  return isWebm ? 'video/webm' : null;
}
