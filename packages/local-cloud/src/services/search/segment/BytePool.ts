const SHIFT = 15;
const BLOCK = 1 << SHIFT;
const MASK = BLOCK - 1;
const LEAST = 1 << 9;
const SIZES = [5, 14, 20, 30, 40, 80, 160, 320];
/**
 * Marks the end of a slice in the byte pool: the last byte of a slice that is not full is this value plus the
 * level of the slice.
 */
const MARK = 16;
const ADDRESS = 4;

export const sizeOf = (level: number): number => SIZES[Math.min(level, SIZES.length - 1)] ?? 0;

export interface PoolState {
  blocks: Uint8Array[];
  /** Number of used bytes in the last block of the byte pool. */
  used: number;
}

/**
 * Byte streams that can grow and share a few large blocks, as in Lucene's ByteBlockPool. A stream is a chain
 * of slices of increasing size: the last four bytes of a full slice are the offset of the next one.
 */
export class BytePool {
  private readonly blocks: Uint8Array[];
  private used: number;

  constructor({ blocks, used }: PoolState = { blocks: [], used: BLOCK }) {
    this.blocks = [...blocks];
    this.used = used;
  }

  get state(): PoolState {
    return { blocks: this.blocks, used: this.used };
  }

  block(pointer: number): Uint8Array {
    const block = this.blocks[pointer >>> SHIFT];
    if (!block) throw new Error(`No block at ${pointer}`);
    return block;
  }

  /** Begins a byte stream and returns the offset of its first byte. */
  begin(level = 0): number {
    const size = sizeOf(level);
    if (this.used + size > BLOCK) {
      this.blocks.push(new Uint8Array(this.blocks.length === 0 ? LEAST : BLOCK));
      this.used = 0;
    }
    this.growFirst(this.used + size);
    const offset = this.used;
    this.used += size;
    const pointer = (this.blocks.length - 1) * BLOCK + offset;
    this.block(pointer)[offset + size - 1] = MARK | level;
    return pointer;
  }

  /**
   * Appends a number, as one to five bytes, to the byte stream that ends at the offset `end`. Returns the new
   * end.
   */
  append(end: number, number: number): number {
    let at = end;
    let rest = number;
    for (; rest > 127; rest >>>= 7) at = this.appendByte(at, (rest & 127) | 128);
    return this.appendByte(at, rest);
  }

  private appendByte(end: number, byte: number): number {
    const block = this.block(end);
    const offset = end & MASK;
    const mark = block[offset] ?? 0;
    if (mark !== 0) return this.appendByte(this.grow(end, mark & (MARK - 1)), byte);
    block[offset] = byte;
    return end + 1;
  }

  /**
   * Enlarges the pool's first block if it is the only one and too small. The first block begins small,
   * because most indices are small.
   */
  private growFirst(size: number): void {
    const [first] = this.blocks;
    if (!first || this.blocks.length > 1 || first.length >= size) return;
    const grown = new Uint8Array(Math.min(BLOCK, Math.max(size, first.length * 4)));
    grown.set(first);
    this.blocks[0] = grown;
  }

  /**
   * Begins the next slice of a byte stream whose slice is full. The last bytes of the full slice move to the
   * new one, and the offset of the new one takes their place. Returns the offset of the next byte to write.
   */
  private grow(end: number, level: number): number {
    const next = this.begin(Math.min(level + 1, SIZES.length - 1));
    const full = this.block(end);
    const grown = this.block(next);
    const from = (end & MASK) - ADDRESS + 1;
    for (let index = 0; index < ADDRESS - 1; index++) grown[(next & MASK) + index] = full[from + index] ?? 0;
    for (let index = 0; index < ADDRESS; index++) full[from + index] = next >>> (8 * index);
    return next + ADDRESS - 1;
  }
}

export const offsetIn = (pointer: number): number => pointer & MASK;
