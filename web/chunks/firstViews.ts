import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import type { Area } from './around';
import { listViews } from './listViews';

/** What the views of an area may load at most. */
export interface Limit {
  /** The number of scripts. */
  scripts: number;
  /** The size of all scripts, in kilobytes after gzip. */
  kilobytes: number;
  /** The size on the screens with which people usually begin. */
  usual: number;
}

/** The measurement of a first view, as the build writes it into `.vite/first-views.json`. */
export interface FirstView {
  path: string;
  area: Area;
  scripts: number;
  kilobytes: number;
}

function withImports(names: Iterable<string>, bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const chunks = new Map<string, Rollup.OutputChunk>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunks.has(name)) return;
    chunks.set(name, chunk);
    chunk.imports.forEach(add);
  };
  for (const name of names) add(name);
  return [...chunks.values()];
}

/**
 * A Vite plugin that measures what everybody loads who opens a screen of the route table first, and fails the build
 * when it is more than the area's limit; with `BUDGETS=report` it only warns. Prints the largest view of each area.
 */
export const firstViews = (limits: Readonly<Record<Area, Limit>>): Plugin => ({
  name: 'first-views',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length / 1024]));
    const holders = new Map(
      chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.map((id) => [id.replace(/\.tsx?$/, ''), fileName] as const),
      ),
    );
    const holding = (module: string) =>
      holders.get(module) ??
      [...holders].find(([id]) => id.endsWith(`/${module}`))?.[1] ??
      this.error(`${module} is not built.`);
    const exceeded: string[] = [];
    const measured: FirstView[] = [];
    for (const { path, area, isUsual, modules } of await listViews()) {
      const scripts = withImports([...entries, ...modules.map(holding)], bundle);
      const kilobytes = scripts.reduce((sum, { fileName }) => sum + sizes.get(fileName)!, 0);
      measured.push({ path, area, scripts: scripts.length, kilobytes: Math.round(kilobytes * 10) / 10 });
      const limit = limits[area];
      const most = isUsual ? limit.usual : limit.kilobytes;
      if (scripts.length > limit.scripts || kilobytes > most)
        exceeded.push(
          `${path} (${area}): ${scripts.length} scripts, ${kilobytes.toFixed(1)} KB, at most ${limit.scripts}, ${most} KB`,
        );
    }
    for (const area of Object.keys(limits)) {
      const [largest] = measured
        .filter((view) => view.area === area)
        .toSorted((one, other) => other.kilobytes - one.kilobytes);
      if (largest)
        this.info(`${area}: ${largest.path} ${largest.kilobytes} KB in ${largest.scripts} scripts`);
    }
    this.emitFile({ type: 'asset', fileName: '.vite/first-views.json', source: JSON.stringify(measured) });
    if (exceeded.length === 0) return;
    const advice = `${exceeded.join('\n')}\nLoad something later (lib/loadable), or raise the limit in web/vite.config.ts.`;
    // A copy on a developer's machine starts nevertheless: tests and deployments decide.
    if (process.env.BUDGETS === 'report') this.warn(advice);
    else this.error(advice);
  },
});
