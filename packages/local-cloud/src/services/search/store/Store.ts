import type { Dictionary } from '../analysis/japanese/Dictionary';
import type { JsonObject } from '../Json';
import { AppendLog, type Logged } from './AppendLog';
import { CheckpointFile } from './CheckpointFile';
import { Cluster } from './Cluster';
import type { SearchIndex, Written } from './SearchIndex';
import type { WriteOptions } from './nextVersion';

const WASTE = 20_000;

/** The data of the search engine: the indices in memory and the log on disk. Every change goes through this class. */
export class Store {
  readonly cluster: Cluster;
  private readonly log: AppendLog;
  private readonly checkpoint: CheckpointFile;

  constructor(folder: string, dictionary: Dictionary) {
    this.cluster = new Cluster(dictionary);
    this.log = new AppendLog(folder);
    this.checkpoint = new CheckpointFile(folder);
    const known = this.checkpoint.read(this.log);
    if (known) this.cluster.restore(known.state, this.log.sourceAt);
    for (const logged of this.log.read(known?.extent)) this.replay(logged);
    this.compactIfWasteful();
  }

  /** Size of what is stored on disk, in bytes. */
  get bytes(): number {
    return this.log.extent.size;
  }

  create(index: string, definition: JsonObject): void {
    this.cluster.create(index, definition);
    this.log.append({ do: 'create', index, definition });
  }

  drop(index: string): void {
    this.cluster.drop(index);
    this.log.append({ do: 'drop', index });
  }

  point(alias: string, index: string): void {
    this.cluster.point(alias, index);
    this.log.append({ do: 'point', alias, index });
  }

  unpoint(alias: string, index: string): void {
    this.cluster.unpoint(alias, index);
    this.log.append({ do: 'unpoint', alias, index });
  }

  put(index: SearchIndex, id: string, source: JsonObject, options: WriteOptions): Written {
    return index.put(id, source, options, (version) =>
      this.log.append({ do: 'put', index: index.name, id, version, source }),
    );
  }

  delete(index: SearchIndex, id: string, options: WriteOptions): Written {
    const written = index.delete(id, options);
    this.log.append({ do: 'delete', index: index.name, id, version: written.version });
    return written;
  }

  /** Writes the changes of a request to the log file. Call it before the response is sent. */
  commit(): void {
    this.log.flush();
    this.compactIfWasteful();
  }

  /** Stops the store and writes a checkpoint, so that the next start need not analyze the texts again. */
  close(): void {
    this.commit();
    this.checkpoint.write(this.log, () => this.cluster.state);
    this.log.close();
  }

  private replay({ change, source }: Logged): void {
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
        this.cluster
          .index(change.index)
          .put(change.id, change.source, asStored(change.version), () => source);
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
    if (this.log.length <= 2 * stored + WASTE || this.cluster.hasOpenPoints()) return;
    if (!this.log.hasRoomToRewrite()) return;
    this.checkpoint.forget();
    this.log.rewrite(() => this.writeState());
  }

  /**
   * Writes the current state to the log as changes: one for each index, document and alias. The versions of
   * deleted documents are lost.
   */
  private writeState(): void {
    for (const { name, definition, segment } of this.cluster.indices.values()) {
      this.log.append({ do: 'create', index: name, definition });
      for (const [number, document] of segment.documents.entries()) {
        if (!segment.isLive(number)) continue;
        const { id, version, source } = document;
        document.source = this.log.append({ do: 'put', index: name, id, version, source: source.read() });
      }
    }
    for (const [alias, index] of this.cluster.aliases) this.log.append({ do: 'point', alias, index });
  }
}

const asStored = (version: number): WriteOptions => ({ versionType: 'external_gte', version });
