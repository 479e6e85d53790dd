import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { scopedName } from '../model/scopedName';

const web = path.resolve('web/src');

/** Returns the classes of a CSS module with their names in the page, as the build of the web app has them. */
function classesOf(file: string): Record<string, string> {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const names = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  const classes = Object.fromEntries([...names].map((name) => [name, scopedName(name, file)]));
  const rules = css.matchAll(
    /\.([\w-]+)[^{}]*\{[^{}]*?composes:\s*([^;]+?)(?:\s+from\s+['"]([^'"]+)['"])?\s*;/g,
  );
  for (const [, name = '', composed = '', from] of rules) {
    const others = from ? classesOf(path.resolve(path.dirname(file), from)) : classes;
    classes[name] = [classes[name], ...composed.split(/\s+/).map((other) => others[other])].join(' ');
  }
  return classes;
}

/**
 * esbuild plugin for the components of the web app that `render-page` renders: they take the place of its `renderContent`, CSS
 * modules become their names, and what the app loads later is left out.
 */
export const webModules: Plugin = {
  name: 'web-modules',
  setup(build) {
    build.onResolve({ filter: /\/renderContent$/ }, () => ({
      path: path.join(web, 'app/served/renderContent.tsx'),
    }));
    build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
      contents: JSON.stringify(classesOf(file)),
      loader: 'json',
    }));
    build.onResolve({ filter: /./ }, ({ kind, importer }) =>
      kind === 'dynamic-import' && importer.startsWith(web)
        ? { path: 'left-out', namespace: 'left-out' }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'left-out' }, () => ({ contents: '' }));
  },
};
