import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashFiles } from '../../../storage/hashFiles';
import { replaceFile } from '../../../storage/replaceFile';
import type { AppendLog, Extent } from './AppendLog';
import type { ClusterState } from './Cluster';

/** What the cluster holds once so much of the log is read. */
interface Checkpoint {
  /** Of the program that made it: another one may make something else of the same texts. */
  program: string;
  extent: Extent;
  /** How that much of the log ends. */
  end: string;
  state: ClusterState;
}

/** Bytes of log. More of it would hold as much in memory twice; a start then reads the texts themselves. */
const LARGEST = 64 << 20;

const dictionary = join(dirname(require.resolve('@patdx/kuromoji')), '..', 'package.json');

let program: string | undefined;
const programHash = () =>
  (program ??= hashFiles(dirname(__dirname), ['.'], [process.versions.v8, readFileSync(dictionary, 'utf8')]));

/**
 * The analysed texts of the log, so that a start need not analyse them again. Only the log is authoritative:
 * a checkpoint that is missing, unreadable, or from another program version or log is ignored.
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

  /** Keeps the state after all of the log, unless it is known or too large. */
  write(log: AppendLog, state: () => ClusterState): void {
    const { extent } = log;
    if (extent.size === this.known || extent.size > LARGEST) return;
    const checkpoint: Checkpoint = { program: programHash(), extent, end: log.endOf(extent), state: state() };
    replaceFile(this.path, serialize(checkpoint));
    this.known = extent.size;
  }

  /** Call it before the log is rewritten. */
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
