import { existsSync } from 'node:fs';
import { type BuildContext, context, type Metafile } from 'esbuild';

/** Knows which files each entry file includes. */
export class SourceGraph {
  private building: { entries: string; context: BuildContext } | null = null;
  private imports: Metafile['inputs'] = {};

  /**
   * Reads the files again.
   * @throws esbuild's BuildFailure; the graph stays as it was
   */
  async refresh(entries: string[]): Promise<void> {
    const present = [...new Set(entries)].filter((file) => existsSync(file)).sort();
    const { metafile } = await (await this.contextFor(present)).rebuild();
    this.imports = metafile?.inputs ?? {};
  }

  /** The entry and every file that it includes, however deep. */
  filesOf(entry: string): Set<string> {
    const files = new Set([entry]);
    for (const file of files) for (const { path } of this.imports[file]?.imports ?? []) files.add(path);
    return files;
  }

  async dispose(): Promise<void> {
    await this.building?.context.dispose();
  }

  private async contextFor(entryPoints: string[]): Promise<BuildContext> {
    const entries = entryPoints.join('\n');
    if (this.building?.entries === entries) return this.building.context;
    await this.dispose();
    const made = await context({
      entryPoints,
      outdir: 'out', // Nothing is written.
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'silent',
      loader: { '.txt': 'text' },
    });
    this.building = { entries, context: made };
    return made;
  }
}
