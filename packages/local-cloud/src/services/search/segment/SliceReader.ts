import { offsetIn, sizeOf, type BytePool } from './BytePool';

/** Reads the numbers that were written to one of the byte streams in a BytePool. */
export class SliceReader {
  private block: Uint8Array;
  private at: number;
  private limit = 0;
  private level = 0;

  /**
   * Starts reading at the beginning of a byte stream.
   * @param end offset at which the stream ends; reading past it is an error
   */
  constructor(
    private readonly pool: BytePool,
    start: number,
    private readonly end: number,
  ) {
    this.block = pool.block(start);
    this.at = offsetIn(start);
    this.limitTo(start);
  }

  read(): number {
    let byte = this.byte();
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.byte();
      number |= (byte & 127) << shift;
    }
    return number;
  }

  skip(count: number): void {
    for (let left = count; left > 0;) if (this.byte() < 128) left--;
  }

  private byte(): number {
    if (this.at === this.limit) this.follow();
    return this.block[this.at++] ?? 0;
  }

  private follow(): void {
    let next = 0;
    for (let index = 3; index >= 0; index--) next = (next << 8) | (this.block[this.at + index] ?? 0);
    this.level++;
    this.block = this.pool.block(next);
    this.at = offsetIn(next);
    this.limitTo(next);
  }

  private limitTo(start: number): void {
    const size = sizeOf(this.level);
    const isLast = this.end >= start && this.end < start + size;
    this.limit = this.at + (isLast ? this.end - start : size - 4);
  }
}
