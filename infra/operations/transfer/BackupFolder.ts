import { createReadStream, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Manifest } from './Manifest';

/** The files of a backup: JSON lines for each table, the accounts and the files, and the content of the files. */
export class BackupFolder {
  constructor(private readonly folder: string) {}

  create(): void {
    mkdirSync(join(this.folder, 'content'), { recursive: true, mode: 0o700 });
  }

  readManifest(): Manifest {
    try {
      return JSON.parse(readFileSync(join(this.folder, 'manifest.json'), 'utf8')) as Manifest;
    } catch (cause) {
      throw new Error(`${this.folder} contains no complete backup.`, { cause });
    }
  }

  writeManifest(manifest: Manifest): void {
    this.write('manifest.json', JSON.stringify(manifest, null, 2));
  }

  async writeLines(name: string, lines: AsyncIterable<string>): Promise<void> {
    const written: string[] = [];
    for await (const line of lines) written.push(`${line}\n`);
    this.write(`${name}.jsonl`, written.join(''));
  }

  async *readLines(name: string): AsyncGenerator<string> {
    const input = createReadStream(join(this.folder, `${name}.jsonl`));
    for await (const line of createInterface({ input })) if (line !== '') yield line;
  }

  writeContent(checksum: string, content: Uint8Array): void {
    this.write(join('content', checksum), content);
  }

  readContent(checksum: string): Buffer<ArrayBuffer> {
    return readFileSync(join(this.folder, 'content', checksum));
  }

  /** Writes a file as a whole or not at all. Only the operator may read it. */
  private write(name: string, content: string | Uint8Array): void {
    const path = join(this.folder, name);
    writeFileSync(`${path}.part`, content, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  }
}
