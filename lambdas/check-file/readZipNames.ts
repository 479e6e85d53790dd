const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;

function endOf(content: Buffer): number {
  const earliest = Math.max(0, content.length - END_SIZE - LONGEST_COMMENT);
  for (let at = content.length - END_SIZE; at >= earliest; at -= 1) {
    if (content.readUInt32LE(at) === END) return at;
  }
  return -1;
}

/**
 * Reads the file names in a ZIP archive from its central directory (specified in PKWARE's APPNOTE, section
 * 4.3). Returns an empty list if the content is no ZIP archive or its directory is damaged.
 */
export function readZipNames(content: Buffer): string[] {
  if (content.length < END_SIZE || content.readUInt32LE(0) !== LOCAL) return [];
  const end = endOf(content);
  if (end < 0) return [];
  const names: string[] = [];
  let at = content.readUInt32LE(end + 16);
  for (let left = content.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > end || content.readUInt32LE(at) !== CENTRAL) return [];
    const [name, extra, comment] = [28, 30, 32].map((field) => content.readUInt16LE(at + field));
    names.push(content.toString('utf8', at + 46, at + 46 + (name ?? 0)));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}
