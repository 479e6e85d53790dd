import type { Analysis } from '../analysis/Analysis';
import { isObject, type Json, type JsonObject } from '../Json';
import { Mapping } from '../mapping/Mapping';
import { readSimilarity } from '../mapping/readSimilarity';
import { parseQuery } from '../query/parseQuery';
import { Refusal } from '../Refusal';
import type { Document } from '../segment/Document';
import { readDocument } from '../segment/readDocument';
import { Segment, type SegmentState } from '../segment/Segment';
import type { StoredSource } from '../segment/StoredSource';
import { nextVersion, type WriteOptions } from './nextVersion';

export interface Written {
  id: string;
  version: number;
  sequence: number;
  result: 'created' | 'updated' | 'deleted' | 'not_found';
}

/**
 * What a checkpoint stores of a search index. In place of the documents' sources it has their offsets in the
 * log.
 */
export interface IndexState {
  name: string;
  definition: JsonObject;
  sequence: number;
  segment: SegmentState;
  documents: readonly (Omit<Document, 'source'> & Pick<StoredSource, 'at' | 'length'>)[];
  /** The version of each deleted document, by the document's id. */
  versions: ReadonlyMap<string, number>;
}

const GONE = -1;
const WASTE = 1000;

/** One index of the search engine: its definition and its documents. */
export class SearchIndex {
  readonly mapping: Mapping;
  segment = new Segment();
  private readonly entries = new Map<string, Pick<Document, 'version' | 'number'>>();
  private sequence = 0;

  constructor(
    readonly name: string,
    readonly definition: JsonObject,
    readonly analysis: Analysis,
  ) {
    this.mapping = new Mapping(object(definition.mappings), analysis, readSimilarity(definition));
  }

  get state(): IndexState {
    const { name, definition, sequence, segment, entries } = this;
    return {
      ...{ name, definition, sequence, segment: segment.state },
      documents: segment.documents.map(({ source: { at, length }, ...document }) => ({
        ...document,
        at,
        length,
      })),
      versions: new Map(
        [...entries].filter(([, { number }]) => number === GONE).map(([id, { version }]) => [id, version]),
      ),
    };
  }

  /**
   * Restores the documents of the index from a checkpoint.
   * @param sourceAt returns the source (JSON) of the document in the log line with this offset and length
   */
  restore(state: IndexState, sourceAt: (at: number, length: number) => StoredSource): void {
    const documents = state.documents.map(({ at, length, ...document }) => ({
      ...document,
      source: sourceAt(at, length),
    }));
    this.segment = new Segment(documents, state.segment);
    this.sequence = state.sequence;
    for (const [id, version] of state.versions) this.entries.set(id, { version, number: GONE });
    for (const document of documents)
      if (this.segment.isLive(document.number)) this.entries.set(document.id, document);
  }

  /**
   * Stores a document in the index, in place of an older version.
   * @param keep writes the document to the log; it is called with the document's new version
   * @throws Refusal for a version conflict or a document that does not fit the mapping
   */
  put(
    id: string,
    source: JsonObject,
    options: WriteOptions,
    keep: (version: number) => StoredSource,
  ): Written {
    const before = this.entries.get(id);
    const exists = before !== undefined && before.number !== GONE;
    if (options.onlyNew && exists)
      throw conflict(id, `document already exists (current version [${before.version}])`);
    const version = nextVersion(id, before?.version, options);
    checkQueries(this, source);
    const contents = readDocument(this.mapping, source);
    const document: Document = {
      id,
      version,
      sequence: this.sequence++,
      number: GONE,
      source: keep(version),
    };
    if (exists) this.segment.remove(before.number);
    document.number = this.segment.add(document, contents);
    this.entries.set(id, document);
    this.compactIfWasteful();
    return { id, version, sequence: document.sequence, result: exists ? 'updated' : 'created' };
  }

  delete(id: string, options: WriteOptions): Written {
    const before = this.entries.get(id);
    const version = nextVersion(id, before?.version, options);
    const exists = before !== undefined && before.number !== GONE;
    if (exists) this.segment.remove(before.number);
    this.entries.set(id, { version, number: GONE });
    return { id, version, sequence: this.sequence++, result: exists ? 'deleted' : 'not_found' };
  }

  /**
   * Returns the number that the document with the given id has in the segment; undefined when there is no
   * such document.
   */
  find(id: string): number | undefined {
    const number = this.entries.get(id)?.number;
    return number === GONE ? undefined : number;
  }

  private compactIfWasteful(): void {
    if (this.segment.size - this.segment.liveCount < WASTE + this.segment.liveCount / 2) return;
    const { segment, numbers } = this.segment.compacted();
    this.segment = segment;
    for (const entry of this.entries.values()) entry.number = numbers[entry.number] ?? GONE;
  }
}

/**
 * Parses the queries that a document contains.
 * @throws Refusal for a query that is none
 */
function checkQueries({ mapping, analysis }: SearchIndex, source: JsonObject): void {
  for (const path of mapping.percolators) {
    if (source[path] === undefined || source[path] === null) continue;
    try {
      parseQuery(source[path], { mapping, analysis, now: Date.now(), isStored: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(400, 'mapper_parsing_exception', 'failed to parse', false, {}, error);
    }
  }
}

const object = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});

const conflict = (id: string, what: string): Refusal =>
  new Refusal(409, 'version_conflict_engine_exception', `[${id}]: version conflict, ${what}`);
