const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

const padded = (content: Buffer) =>
  Buffer.concat([content, Buffer.alloc((SECTOR - (content.length % SECTOR)) % SECTOR)]);

/** Builds an entry of the directory. `kind`: 1 a storage, 2 a stream, 5 the root. */
function entry(name: string, kind: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(kind, 66);
  for (const at of [68, 72, 76]) bytes.writeUInt32LE(FREE, at);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/**
 * Builds a compound file (MS-CFB), as old Office documents are, with storages (by name alone) and streams (with their
 * content). The sectors of each stream are in reverse order, so that nothing finds its content without the chain.
 */
export function compoundFile(parts: Readonly<Record<string, Buffer | null>>): Buffer {
  const sectors: Buffer[] = [];
  const next: number[] = [];
  const entries = [entry('Root Entry', 5, END, 0)];
  for (const [name, content] of Object.entries(parts)) {
    const whole = content && padded(content);
    const count = (whole?.length ?? 0) / SECTOR;
    const first = sectors.length;
    for (let index = count - 1; index >= 0; index -= 1) {
      sectors.push(whole!.subarray(index * SECTOR, (index + 1) * SECTOR));
      next.push(index === count - 1 ? END : first + count - 2 - index);
    }
    const start = count === 0 ? END : first + count - 1;
    entries.push(entry(name, content ? 2 : 1, start, content?.length ?? 0));
  }
  const directory = padded(Buffer.concat(entries));
  const directoryAt = sectors.length;
  for (let at = 0; at < directory.length; at += SECTOR) {
    sectors.push(directory.subarray(at, at + SECTOR));
    next.push(at + SECTOR < directory.length ? sectors.length : END);
  }
  const table = Buffer.alloc(SECTOR, 0xff);
  [...next, TABLE].forEach((value, index) => table.writeUInt32LE(value, index * 4));
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directoryAt, 48);
  // Without small streams, every stream is in sectors.
  header.writeUInt32LE(0, 56);
  for (const at of [60, 68]) header.writeUInt32LE(END, at);
  header.fill(0xff, 76);
  header.writeUInt32LE(sectors.length, 76);
  return Buffer.concat([header, ...sectors, table]);
}
