import type { Dictionary } from '../analysis/japanese/Dictionary';
import type { JsonObject } from '../Json';
import { sourceOf } from '../segment/Document';
import { AppendLog } from './AppendLog';
import type { Change } from './Change';
import { Cluster } from './Cluster';
import { withoutSuperseded } from './withoutSuperseded';
import type { SearchIndex, Written } from './SearchIndex';
import type { WriteOptions } from './nextVersion';

const WASTE = 20_000;

/** The cluster with its memory on disk: every change goes through here. */
export class Store {
  readonly cluster: Cluster;
  private readonly log: AppendLog;
  private readonly pending: Change[] = [];

  constructor(folder: string, dictionary: Dictionary) {
    this.cluster = new Cluster(dictionary);
    this.log = new AppendLog(folder);
    for (const change of withoutSuperseded([...this.log.read()])) this.replay(change);
    this.compactIfWasteful();
  }

  create(index: string, definition: JsonObject): void {
    this.cluster.create(index, definition);
    this.pending.push({ do: 'create', index, definition });
  }

  drop(index: string): void {
    this.cluster.drop(index);
    this.pending.push({ do: 'drop', index });
  }

  point(alias: string, index: string): void {
    this.cluster.point(alias, index);
    this.pending.push({ do: 'point', alias, index });
  }

  unpoint(alias: string, index: string): void {
    this.cluster.unpoint(alias, index);
    this.pending.push({ do: 'unpoint', alias, index });
  }

  put(index: SearchIndex, id: string, source: JsonObject, options: WriteOptions): Written {
    const written = index.put(id, source, options);
    this.pending.push({ do: 'put', index: index.name, id, version: written.version, source });
    return written;
  }

  delete(index: SearchIndex, id: string, options: WriteOptions): Written {
    const written = index.delete(id, options);
    this.pending.push({ do: 'delete', index: index.name, id, version: written.version });
    return written;
  }

  /** Writes what a request changed; called before the request is answered. */
  commit(): void {
    if (this.pending.length === 0) return;
    this.log.append(this.pending.splice(0));
    this.compactIfWasteful();
  }

  close(): void {
    this.commit();
    this.log.close();
  }

  private replay(change: Change): void {
    switch (change.do) {
      case 'create':
        return this.cluster.create(change.index, change.definition);
      case 'drop':
        return this.cluster.drop(change.index);
      case 'point':
        return this.cluster.point(change.alias, change.index);
      case 'unpoint':
        return this.cluster.unpoint(change.alias, change.index);
      case 'put':
        this.cluster.index(change.index).put(change.id, change.source, asStored(change.version));
        return;
      case 'delete':
        this.cluster.index(change.index).delete(change.id, asStored(change.version));
        return;
    }
  }

  private compactIfWasteful(): void {
    const stored = [...this.cluster.indices.values()].reduce(
      (sum, { segment }) => sum + segment.liveCount,
      0,
    );
    if (this.log.length > 2 * stored + WASTE) this.log.rewrite(this.state());
  }

  /** The shortest list of changes that leads to the present state; tombstones are forgotten. */
  private *state(): Generator<Change> {
    for (const { name, definition, segment } of this.cluster.indices.values()) {
      yield { do: 'create', index: name, definition };
      for (const [number, document] of segment.documents.entries())
        if (segment.isLive(number))
          yield {
            do: 'put',
            index: name,
            id: document.id,
            version: document.version,
            source: sourceOf(document),
          };
    }
    for (const [alias, index] of this.cluster.aliases) yield { do: 'point', alias, index };
  }
}

const asStored = (version: number): WriteOptions => ({ versionType: 'external_gte', version });
