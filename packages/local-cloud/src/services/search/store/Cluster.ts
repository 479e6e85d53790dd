import { randomUUID } from 'node:crypto';
import { Analysis } from '../analysis/Analysis';
import type { Dictionary } from '../analysis/japanese/Dictionary';
import type { Condition } from '../Condition';
import { isObject, type JsonObject } from '../Json';
import { illegalArgument, Refusal } from '../Refusal';
import type { Segment } from '../segment/Segment';
import type { StoredSource } from '../segment/StoredSource';
import { Hardware } from './Hardware';
import { SearchIndex, type IndexState } from './SearchIndex';

export interface ClusterState {
  indices: readonly IndexState[];
  aliases: ReadonlyMap<string, string>;
}

/** All indices of the search engine, their aliases, and the open points in time (OpenSearch's PITs). */
export class Cluster {
  readonly indices = new Map<string, SearchIndex>();
  /**
   * Name of the index to which each alias points. OpenSearch allows several indices per alias, the emulation
   * only one.
   */
  readonly aliases = new Map<string, string>();
  readonly hardware = new Hardware();
  private readonly analyses = new Map<string, Analysis>();
  private readonly pointsInTime = new Map<string, { index: SearchIndex; segment: Segment; until: number }>();

  constructor(private readonly dictionary: Dictionary) {}

  get state(): ClusterState {
    return { indices: [...this.indices.values()].map(({ state }) => state), aliases: this.aliases };
  }

  /**
   * Restores the indices and aliases from the state in a checkpoint.
   * @param sourceAt returns the source (JSON) of the document in the log line with this offset and length
   */
  restore({ indices, aliases }: ClusterState, sourceAt: (at: number, length: number) => StoredSource): void {
    for (const index of indices) {
      this.create(index.name, index.definition);
      this.index(index.name).restore(index, sourceAt);
    }
    for (const [alias, index] of aliases) this.aliases.set(alias, index);
  }

  create(name: string, definition: JsonObject): void {
    if (this.indices.has(name) || this.aliases.has(name))
      throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`, false, {
        index: name,
      });
    if (!/^[^-_+A-Z][^A-Z\\/*?"<>| ,#:]*$/.test(name))
      throw new Refusal(400, 'invalid_index_name_exception', `Invalid index name [${name}]`, false, {
        index: name,
      });
    this.indices.set(name, new SearchIndex(name, definition, this.analysisOf(definition)));
  }

  /**
   * Returns the analyzers for an index. Indices with equal analysis settings share their analyzers, which
   * cache analyzed texts. This saves time, because many documents are stored in several indices.
   */
  private analysisOf({ settings }: JsonObject): Analysis {
    const all = isObject(settings) ? settings : {};
    const within = isObject(all.index) ? all.index : {};
    const json = all.analysis ?? within.analysis ?? {};
    const key = JSON.stringify(json);
    const analysis = this.analyses.get(key) ?? new Analysis(isObject(json) ? json : {}, this.dictionary);
    this.analyses.set(key, analysis);
    return analysis;
  }

  drop(name: string): void {
    if (!this.indices.delete(name)) throw notFound(name);
    for (const [alias, index] of this.aliases) if (index === name) this.aliases.delete(alias);
  }

  /**
   * Returns the index with the given name or alias.
   * @throws Refusal when there is none
   */
  index(name: string): SearchIndex {
    const index = this.indices.get(this.aliases.get(name) ?? name);
    if (!index) throw notFound(name);
    return index;
  }

  /**
   * Returns the index with the given name or alias, to read or write its documents.
   * @throws Refusal when there is none, or when its data are lost
   */
  documentsOf(name: string): SearchIndex {
    const index = this.index(name);
    this.hardware.assertPresent(index);
    return index;
  }

  /** Brings about a condition of the nodes. Of the indices that it names, it ignores those that do not exist. */
  meet(condition: Condition): void {
    const lost = condition.lost.flatMap((name) => this.indices.get(this.aliases.get(name) ?? name) ?? []);
    this.hardware.meet(condition, lost);
  }

  point(alias: string, name: string): void {
    if (this.indices.has(alias))
      throw new Refusal(
        400,
        'invalid_alias_name_exception',
        `Invalid alias name [${alias}]: an index exists with the same name as the alias`,
      );
    if (!this.indices.has(name)) throw notFound(name);
    const before = this.aliases.get(alias);
    if (before !== undefined && before !== name)
      throw illegalArgument(`the local search points an alias at one index; [${alias}] is at [${before}]`);
    this.aliases.set(alias, name);
  }

  unpoint(alias: string, name: string): void {
    if (this.aliases.get(alias) !== name)
      throw new Refusal(404, 'aliases_not_found_exception', `aliases [${alias}] missing`);
    this.aliases.delete(alias);
  }

  openPoint(name: string, keepAlive: number): string {
    this.forgetOldPoints();
    const index = this.documentsOf(name);
    const id = randomUUID();
    this.pointsInTime.set(id, { index, segment: index.segment.snapshot(), until: Date.now() + keepAlive });
    return id;
  }

  atPoint(id: string, keepAlive: number | undefined): { index: SearchIndex; segment: Segment } {
    this.forgetOldPoints();
    const point = this.pointsInTime.get(id);
    if (!point)
      throw new Refusal(
        404,
        'search_context_missing_exception',
        `No search context found for id [${id}]`,
        true,
      );
    if (keepAlive !== undefined) point.until = Date.now() + keepAlive;
    return point;
  }

  closePoint(id: string): boolean {
    return this.pointsInTime.delete(id);
  }

  hasOpenPoints(): boolean {
    this.forgetOldPoints();
    return this.pointsInTime.size > 0;
  }

  private forgetOldPoints(): void {
    for (const [id, { until }] of this.pointsInTime) if (until < Date.now()) this.pointsInTime.delete(id);
  }
}

const notFound = (name: string): Refusal =>
  new Refusal(404, 'index_not_found_exception', `no such index [${name}]`, false, {
    index: name,
    'resource.id': name,
    'resource.type': 'index_or_alias',
    index_uuid: '_na_',
  });
