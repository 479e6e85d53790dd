/** The end of a chain of sectors, and every other number that names no sector. */
const LAST_SECTOR = 0xfffffff9;
const ENTRY = 128;
/** More entries than any real document has in its directory. */
const MOST_ENTRIES = 20_000;

interface Entry {
  name: string;
  /** 1: a storage, which is like a folder. 2: a stream, which is like a file. 5: the root. */
  kind: number;
  start: number;
  size: number;
}

interface CompoundFile {
  /** The names of all streams and storages. */
  names: string[];
  /** Returns the contents of the streams with a name, in whatever storages they are. */
  streams(name: string): Uint8Array[];
}

/** Reads whole sectors in the order of their chain. Throws if the chain is longer than the file, as in a circle. */
function chainReader(table: readonly number[], sectorOf: (index: number) => Uint8Array) {
  return (start: number): Uint8Array => {
    const sectors: Uint8Array[] = [];
    for (let at = start; at <= LAST_SECTOR; at = table[at] ?? LAST_SECTOR + 1) {
      sectors.push(sectorOf(at));
      if (sectors.length > table.length) throw new Error('a circle');
    }
    const whole = new Uint8Array(sectors.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const sector of sectors) {
      whole.set(sector, end);
      end += sector.length;
    }
    return whole;
  };
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function numbersIn(bytes: Uint8Array): number[] {
  const view = viewOf(bytes);
  return Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}

function entriesIn(directory: Uint8Array): Entry[] {
  const view = viewOf(directory);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const bytes = directory.subarray(at, at + Math.max(view.getUint16(at + 64, true) - 2, 0));
    const name = new TextDecoder('utf-16le').decode(bytes);
    const [start, size] = [view.getUint32(at + 116, true), view.getUint32(at + 120, true)];
    entries.push({ name, kind: view.getUint8(at + 66), start, size });
  }
  if (entries.length > MOST_ENTRIES) throw new Error('no real document');
  return entries.filter(({ kind }) => kind !== 0);
}

function read(file: Uint8Array): CompoundFile {
  const header = viewOf(file);
  const at = (offset: number) => header.getUint32(offset, true);
  const [size, miniSize] = [1 << header.getUint16(30, true), 1 << header.getUint16(32, true)];
  if (![512, 4096].includes(size) || miniSize !== 64) throw new Error('no compound file');
  const sectorOf = (index: number) => {
    const from = (index + 1) * size;
    if (from >= file.byteLength) throw new Error('a sector behind the end');
    return file.subarray(from, from + size);
  };
  const tableSectors = numbersIn(file.subarray(76, 512));
  let next = at(68);
  for (let count = at(72); count > 0 && next <= LAST_SECTOR; count -= 1) {
    const more = numbersIn(sectorOf(next));
    next = more.pop() ?? LAST_SECTOR + 1;
    tableSectors.push(...more);
  }
  const table = tableSectors
    .filter((index) => index <= LAST_SECTOR)
    .flatMap((index) => numbersIn(sectorOf(index)));
  const chain = chainReader(table, sectorOf);
  const entries = entriesIn(chain(at(48)));
  const root = entries.find(({ kind }) => kind === 5);
  const small = root && root.start <= LAST_SECTOR ? chain(root.start) : new Uint8Array();
  const smallTable = at(60) <= LAST_SECTOR ? numbersIn(chain(at(60))) : [];
  const smallChain = chainReader(smallTable, (index) =>
    small.subarray(index * miniSize, (index + 1) * miniSize),
  );
  const contentOf = (entry: Entry) =>
    (entry.size < at(56) ? smallChain : chain)(entry.start).subarray(0, entry.size);
  return {
    names: entries.map(({ name }) => name),
    streams: (name) => entries.filter((each) => each.kind === 2 && each.name === name).map(contentOf),
  };
}

/**
 * Reads the directory and the streams of a compound file (Microsoft’s MS-CFB), the format of old Office documents such
 * as `.doc`. Returns null if it is none, or is damaged.
 */
export function readCompoundFile(content: Uint8Array): CompoundFile | null {
  try {
    return read(content);
  } catch {
    return null;
  }
}
