import type { Analysis } from '../analysis/Analysis';
import { isObject, type Json, type JsonObject } from '../Json';
import { Mapping } from '../mapping/Mapping';
import { Refusal } from '../Refusal';
import { readDocument } from '../segment/readDocument';
import { Segment } from '../segment/Segment';
import { nextVersion, type WriteOptions } from './nextVersion';

export interface Written {
  id: string;
  version: number;
  sequence: number;
  result: 'created' | 'updated' | 'deleted' | 'not_found';
}

const GONE = -1;
const WASTE = 1000;

/** One physical index: its definition and its documents. */
export class SearchIndex {
  readonly mapping: Mapping;
  segment = new Segment();
  private readonly versions = new Map<string, { version: number; number: number }>();
  private sequence = 0;

  constructor(
    readonly name: string,
    readonly definition: JsonObject,
    readonly analysis: Analysis,
  ) {
    this.mapping = new Mapping(object(definition.mappings), analysis);
  }

  put(id: string, source: JsonObject, options: WriteOptions): Written {
    const before = this.versions.get(id);
    const exists = before !== undefined && before.number !== GONE;
    if (options.onlyNew && exists)
      throw conflict(id, `document already exists (current version [${before.version}])`);
    const version = nextVersion(id, before?.version, options);
    const contents = readDocument(this.mapping, source);
    if (exists) this.segment.remove(before.number);
    const sequence = this.sequence++;
    const document = { id, version, sequence, source: JSON.stringify(source) };
    this.versions.set(id, { version, number: this.segment.add(document, contents) });
    this.compactIfWasteful();
    return { id, version, sequence, result: exists ? 'updated' : 'created' };
  }

  delete(id: string, options: WriteOptions): Written {
    const before = this.versions.get(id);
    const version = nextVersion(id, before?.version, options);
    const exists = before !== undefined && before.number !== GONE;
    if (exists) this.segment.remove(before.number);
    this.versions.set(id, { version, number: GONE });
    return { id, version, sequence: this.sequence++, result: exists ? 'deleted' : 'not_found' };
  }

  /** The number of a stored document in the segment. */
  find(id: string): number | undefined {
    const number = this.versions.get(id)?.number;
    return number === GONE ? undefined : number;
  }

  private compactIfWasteful(): void {
    if (this.segment.size - this.segment.liveCount < WASTE + this.segment.liveCount / 2) return;
    const { segment, numbers } = this.segment.compacted();
    this.segment = segment;
    for (const entry of this.versions.values()) entry.number = numbers[entry.number] ?? GONE;
  }
}

const object = (json: Json | undefined): JsonObject => (isObject(json) ? json : {});

const conflict = (id: string, what: string): Refusal =>
  new Refusal(409, 'version_conflict_engine_exception', `[${id}]: version conflict, ${what}`);
