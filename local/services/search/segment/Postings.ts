import { IntList } from './IntList';

/** Where one term stands: documents in ascending order, how often in each, and at which positions. */
export class Postings {
  /** Per document: its number, how often, then each position where the field keeps them. */
  private readonly data = new IntList();
  count = 0;

  constructor(private readonly hasPositions: boolean) {}

  add(document: number, positions: number[]): void {
    this.data.push(document);
    this.data.push(positions.length);
    if (this.hasPositions) for (const position of positions) this.data.push(position);
    this.count++;
  }

  /** Calls `visit` for each document; `positions` is empty where the field keeps none. */
  each(visit: (document: number, frequency: number, positions: Int32Array) => void): void {
    for (let at = 0; at < this.data.length;) {
      const frequency = this.data.at(at + 1);
      const end = at + 2 + (this.hasPositions ? frequency : 0);
      visit(this.data.at(at), frequency, this.data.slice(at + 2, end));
      at = end;
    }
  }
}
