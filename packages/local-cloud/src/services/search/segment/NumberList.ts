type Numbers = Uint8Array | Int32Array | Float64Array;

const LEAST = 8;

/** A list of numbers in a typed array that grows as needed. An element that has not been set is 0. */
export class NumberList<T extends Numbers> {
  length: number;

  constructor(
    private readonly make: (size: number) => T,
    /**
     * The typed array with the numbers. It is replaced when it becomes too small. Elements after the end of
     * the list are 0.
     */
    public items: T,
  ) {
    this.length = items.length;
  }

  /** Returns a copy of the numbers as a typed array of the same length as the list. */
  toArray(): T {
    return this.items.slice(0, this.length) as T;
  }

  at(index: number): number {
    return this.items[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.reserve(index + 1);
    this.items[index] = value;
  }

  push(value: number): void {
    this.set(this.length, value);
  }

  /** Extends the list with zeros to at least the given length. */
  reserve(length: number): void {
    if (length <= this.length) return;
    this.length = length;
    if (length <= this.items.length) return;
    const grown = this.make(Math.max(LEAST, length, Math.ceil(this.items.length * 1.5)));
    grown.set(this.items);
    this.items = grown;
  }
}

/** Empty arrays that empty lists share, because small indices have hundreds of empty lists. */
const [NO_BYTES, NO_INTEGERS, NO_DOUBLES] = [new Uint8Array(), new Int32Array(), new Float64Array()];

export const byteList = (items: Uint8Array = NO_BYTES): NumberList<Uint8Array> =>
  new NumberList((size) => new Uint8Array(size), items);

export const integerList = (items: Int32Array = NO_INTEGERS): NumberList<Int32Array> =>
  new NumberList((size) => new Int32Array(size), items);

export const doubleList = (items: Float64Array = NO_DOUBLES): NumberList<Float64Array> =>
  new NumberList((size) => new Float64Array(size), items);
