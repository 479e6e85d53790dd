/**
 * Collects rows, and keeps those that come first in the given order, at most `size` of them. As in Lucene,
 * the kept rows are in a heap whose root is the last of them.
 */
export class TopDocs<Row> {
  private readonly heap: Row[] = [];

  /**
   * Creates an empty collection.
   * @param size maximum number of rows to keep
   * @param order returns a negative number when a comes before b
   */
  constructor(
    private readonly size: number,
    private readonly order: (a: Row, b: Row) => number,
  ) {}

  /**
   * The last of the kept rows, if `size` rows are kept; otherwise undefined. A new row is to be added only if
   * it comes before this one.
   */
  get last(): Row | undefined {
    return this.heap.length < this.size ? undefined : this.heap[0];
  }

  add(row: Row): void {
    if (this.heap.length < this.size) this.rise(this.heap.push(row) - 1);
    else if (this.size > 0) this.sink(row);
  }

  sorted(): Row[] {
    return this.heap.sort(this.order);
  }

  private rise(from: number): void {
    let at = from;
    while (at > 0 && this.swapIfLater(at, (at - 1) >> 1)) at = (at - 1) >> 1;
  }

  /** Replaces the root of the heap by a new row, and moves the row down to its place. */
  private sink(row: Row): void {
    this.heap[0] = row;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const later = right < this.heap.length && this.isLater(right, left) ? right : left;
      if (later >= this.heap.length || !this.swapIfLater(later, at)) return;
      at = later;
    }
  }

  private swapIfLater(child: number, parent: number): boolean {
    if (!this.isLater(child, parent)) return false;
    const [a, b] = [this.heap[child] as Row, this.heap[parent] as Row];
    this.heap[child] = b;
    this.heap[parent] = a;
    return true;
  }

  private isLater(a: number, b: number): boolean {
    return this.order(this.heap[a] as Row, this.heap[b] as Row) > 0;
  }
}
