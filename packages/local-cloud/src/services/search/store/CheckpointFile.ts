import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashFiles } from '../../../storage/hashFiles';
import { replaceFile } from '../../../storage/replaceFile';
import type { AppendLog, Extent } from './AppendLog';
import type { ClusterState } from './Cluster';

/** The state that the search engine has after reading the part `extent` of its log. */
interface Checkpoint {
  /**
   * Hash of the search engine's code. A checkpoint of other code is not used, because that code may have
   * analyzed texts differently.
   */
  program: string;
  extent: Extent;
  /** Last bytes of the part of the log after which the state was written; see `AppendLog.endOf`. */
  end: string;
  state: ClusterState;
}

/**
 * Maximum size of the log in bytes for which a checkpoint is written. For a larger log the checkpoint would need too
 * much memory; the next start then analyzes all texts again.
 */
const LARGEST = 64 << 20;

const dictionary = join(dirname(require.resolve('@patdx/kuromoji')), '..', 'package.json');

let program: string | undefined;
const programHash = () =>
  (program ??= hashFiles(dirname(__dirname), ['.'], [process.versions.v8, readFileSync(dictionary, 'utf8')]));

/**
 * The checkpoint file of the search engine: it contains the engine's state, so that the next start need not
 * analyze all texts again. A checkpoint that is missing, unreadable, or from another program version or log
 * is ignored.
 */
export class CheckpointFile {
  private readonly path: string;
  private known = -1;

  constructor(folder: string) {
    this.path = join(folder, 'checkpoint');
  }

  read(log: AppendLog): Checkpoint | undefined {
    const checkpoint = this.load();
    if (checkpoint?.program !== programHash()) return undefined;
    if (log.endOf(checkpoint.extent) !== checkpoint.end) return undefined;
    this.known = checkpoint.extent.size;
    return checkpoint;
  }

  /**
   * Writes the state after the whole log as a checkpoint. Does nothing if the file already has this state, or
   * if the log is larger than `LARGEST`.
   */
  write(log: AppendLog, state: () => ClusterState): void {
    const { extent } = log;
    if (extent.size === this.known || extent.size > LARGEST) return;
    const checkpoint: Checkpoint = { program: programHash(), extent, end: log.endOf(extent), state: state() };
    replaceFile(this.path, serialize(checkpoint));
    this.known = extent.size;
  }

  /** Deletes the checkpoint file. Call it before the log is rewritten. */
  forget(): void {
    rmSync(this.path, { force: true });
    this.known = -1;
  }

  private load(): Checkpoint | undefined {
    if (!existsSync(this.path)) return undefined;
    try {
      return deserialize(readFileSync(this.path)) as Checkpoint;
    } catch {
      return undefined;
    }
  }
}
