import type { Plugin, Rollup } from 'vite';
import { around } from './around';

/** The scripts that are loaded around the screens of an area, without those of the first bundle. */
function scriptsAround(modules: readonly string[], bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName);
  const first = new Set(found);
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.some((id) => modules.some((end) => id.replace(/\.tsx?$/, '').endsWith(`/${end}`))))
      add(fileName);
  return [...found].filter((name) => !first.has(name)).map((name) => `/${name}`);
}

/**
 * A Vite plugin that names in the page the scripts around the screens of signed-in people and of guests.
 * first-paint.js knows who opens the page, and begins to load theirs before any other script runs.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      (['talent', 'public'] as const).map((area) => ({
        tag: 'meta',
        attrs: { name: `scripts-${area}`, content: scriptsAround(around[area], bundle).join(' ') },
        injectTo: 'head-prepend' as const,
      })),
  },
});
