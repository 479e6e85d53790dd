import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

export interface Budget {
  name: string;
  /**
   * The modules that the page loads besides those of the first bundle, each as the end of its path without
   * the extension, such as `info/AboutScreen`.
   */
  modules: readonly string[];
  /** The maximum size of all scripts that the page loads, in kilobytes after gzip. */
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
 * A Vite plugin that fails the build when a page would load more script than its budget allows; with `BUDGETS=report` it
 * only warns. Prints the size of each page.
 */
export const bundleBudget = (budgets: readonly Budget[]): Plugin => ({
  name: 'bundle-budget',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const holding = (module: string) =>
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replace(/\.tsx?$/, '').endsWith(module)));
    const exceeded: string[] = [];
    for (const { name, modules, kilobytes } of budgets) {
      const missing = modules.find((module) => !holding(module));
      if (missing) this.error(`The budget of ${name} names ${missing}, which is not built.`);
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const loaded = [...entries, ...modules.flatMap((module) => holding(module) ?? [])];
      const scripts = withImports(
        loaded.map(({ fileName }) => fileName),
        bundle,
      );
      const size = scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1024;
      const sentence = `${name}: ${size.toFixed(1)} KB of compressed script, at most ${kilobytes}`;
      if (size > kilobytes) exceeded.push(sentence);
      else this.info(sentence);
    }
    if (exceeded.length === 0) return;
    const advice = `${exceeded.join('\n')}\nLoad something later (lib/loadable), or raise the budget in web/vite.config.ts.`;
    // A copy on a developer's machine starts nevertheless: tests and deployments decide.
    if (process.env.BUDGETS === 'report') this.warn(advice);
    else this.error(advice);
  },
});
