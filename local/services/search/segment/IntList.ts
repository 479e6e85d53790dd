/** A growing list of 32-bit integers, a quarter of the size of an array of numbers. */
export class IntList {
  private items = new Int32Array(4);
  length = 0;

  push(value: number): void {
    if (this.length === this.items.length) {
      const grown = new Int32Array(this.items.length * 2);
      grown.set(this.items);
      this.items = grown;
    }
    this.items[this.length++] = value;
  }

  at(index: number): number {
    return this.items[index] ?? 0;
  }

  slice(from: number, to: number): Int32Array {
    return this.items.subarray(from, to);
  }
}
