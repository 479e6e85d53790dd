const END_OF_WORD = 0;

/**
 * A double-array trie of the dictionary's words as UTF-8 bytes, which finds the words that begin at a given
 * byte.
 */
export class Trie {
  constructor(
    private readonly base: Int32Array,
    private readonly check: Int32Array,
  ) {}

  private step(parent: number, code: number): number {
    const child = (this.base[parent] ?? 0) + code;
    return this.check[child] === parent ? child : -1;
  }

  /**
   * Calls `found` for each dictionary word that begins at byte `from`, with the byte offset of its end, and
   * with the number of its group in the WordTable.
   */
  prefixes(bytes: Uint8Array, from: number, found: (end: number, group: number) => void): void {
    let node = 0;
    for (let at = from; at < bytes.length; at++) {
      node = this.step(node, bytes[at] ?? 0);
      if (node < 0) return;
      // No word ends within a character of several bytes.
      if (((bytes[at + 1] ?? 0) & 0xc0) === 0x80) continue;
      const leaf = this.step(node, END_OF_WORD);
      const value = leaf < 0 ? 1 : (this.base[leaf] ?? 1);
      if (value <= 0) found(at + 1, -value - 1);
    }
  }
}
