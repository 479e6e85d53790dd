import type { Json } from '../Json';
import type { Segment } from '../segment/Segment';
import { termKey } from './needs';
import type { Query, QueryContext } from './Query';

/** What is known of each segment: it is kept as long as the segment. */
const known = new WeakMap<Segment, StoredQueries>();

/** The queries that the documents of an index contain in one field, by the terms that they need. */
export class StoredQueries {
  /** The numbers of the documents whose queries need one of several terms, by each of these terms. */
  private readonly byTerm = new Map<string, number[]>();
  /** The numbers of the documents whose queries can match any document. */
  private readonly others: number[] = [];
  private read = 0;

  private constructor(
    private readonly segment: Segment,
    private readonly path: string,
    private readonly context: QueryContext,
  ) {}

  /** Returns the stored queries of a segment. Those that were added since the last call are read. */
  static of(segment: Segment, path: string, context: QueryContext): StoredQueries {
    const before = known.get(segment);
    const queries = before?.path === path ? before : new StoredQueries(segment, path, context);
    known.set(segment, queries);
    queries.readNew();
    return queries;
  }

  /** Returns the numbers of the documents whose queries may match one of the given documents. */
  candidates(given: Segment): Set<number> {
    const found = new Set(this.others);
    for (const [path, terms] of given.termsByField())
      for (const term of terms)
        for (const number of this.byTerm.get(termKey(path, term)) ?? []) found.add(number);
    for (const number of found) if (!this.segment.isLive(number)) found.delete(number);
    return found;
  }

  query(number: number): Query {
    return this.context.parse(this.jsonOf(number));
  }

  private jsonOf(number: number): Json | undefined {
    return this.segment.documents[number]?.source.read()[this.path];
  }

  private readNew(): void {
    for (; this.read < this.segment.size; this.read++) {
      const json = this.segment.isLive(this.read) ? this.jsonOf(this.read) : undefined;
      if (json === undefined || json === null) continue;
      const { needs } = this.context.parse(json);
      if (needs === undefined) this.others.push(this.read);
      for (const key of needs ?? []) this.note(key);
    }
  }

  private note(key: string): void {
    const numbers = this.byTerm.get(key);
    if (numbers) numbers.push(this.read);
    else this.byTerm.set(key, [this.read]);
  }
}
