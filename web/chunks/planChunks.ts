import { gzipSync } from 'node:zlib';
import { build, type Plugin, type PluginOption, type Rollup } from 'vite';
import type { Area } from './around';
import { listViews } from './listViews';
import { mergeChunks, type Part } from './mergeChunks';

/**
 * A Vite plugin that leaves the component gallery out of the build. The gallery imports every component, so
 * the build would otherwise regard a module that only one page uses as shared.
 */
const withoutGallery: Plugin = {
  name: 'without-gallery',
  enforce: 'pre',
  load: (id) => (/\/features\/gallery\/routes\.tsx$/.test(id) ? 'export const routes = [];' : null),
};

/** How much the bytes of an area's screens count: most people see public pages, and see them first. */
const weightOf: Record<Area, number> = { static: 4, public: 6, entrance: 3, talent: 1, client: 1, admin: 1 };

/** How much more those of the screens count with which people usually begin. */
const USUAL = 5;

/** How much counts what a screen loads later, such as a sheet that a button opens. */
const LATER = 0.15;

/** Compression saves this part of the bytes when small chunks become one. */
const TOGETHER = 0.93;

/** Bytes of a compressed chunk that it has only because it is one. */
const OVERHEAD = 130;

/** Which part of its bytes a view of a weight may load in vain. */
const spareOf = (weight: number) => {
  if (weight === LATER) return 1;
  return weight > 1 ? 0.08 : 0.3;
};

/**
 * What a chunk of its own costs, and how many chunks a first view should have: with the page, its style, the
 * configuration and the answers of the API, they are the 20 requests of a first view.
 */
const costs = { perFile: 3, mostFiles: 11, mostPerFile: 100 };

const withoutExtension = (path: string | null) => (path ?? '').replace(/\.tsx?$/, '');
/** The name of the chunk that every page loads, besides the libraries in `react`. */
const FIRST = 'shell';

const isReact = (id: string) => /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/.test(id);

/** Builds the app once into the smallest possible chunks: each has the modules that exactly the same pages import. */
async function buildApart(plugins: readonly PluginOption[], define: Record<string, string>) {
  const { output } = (await build({
    root: `${import.meta.dirname}/..`,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, withoutGallery],
    resolve: { dedupe: ['graphql'] },
    define,
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { output: { codeSplitting: { groups: [] } } },
    },
  })) as Rollup.RollupOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

function withImports(names: readonly string[], chunks: Chunks, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    withImports(chunk.imports, chunks, found);
  }
  return found;
}

/** Returns the chunks that each view loads, with the weight of the view. */
async function readViews(chunks: Chunks) {
  const roots = [...chunks.values()].filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const first = roots.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const views = await listViews();
  const rootOf = (module: string) => {
    const root = roots.find(({ facadeModuleId }) => withoutExtension(facadeModuleId).endsWith(module));
    if (!root) throw new Error(`web/chunks/listViews.ts names ${module}, which nothing loads later.`);
    return root.fileName;
  };
  const opened = views.map(({ area, isUsual, modules }) => ({
    weight: weightOf[area] * (isUsual ? USUAL : 1),
    roots: [...new Set(modules.map(rootOf))],
  }));
  const seen = new Set(opened.flatMap((view) => view.roots));
  const later = roots.filter(({ fileName, isEntry }) => !isEntry && !seen.has(fileName));
  return [...opened, ...later.map(({ fileName }) => ({ weight: LATER, roots: [fileName] }))].map((view) => ({
    weight: view.weight,
    loads: withImports([...first, ...view.roots], chunks),
    first: withImports(first, chunks),
  }));
}

/**
 * Plans the chunks of the app. Every screen loads few of them (`costs`), and little that it does not need: modules
 * that the same views load are one part, and parts are merged where a request less is worth the bytes that some
 * views then load in vain. Returns groups that take exactly the planned modules in the real build, in an order in
 * which a group's imports are in it or before it.
 */
export async function planChunks(plugins: readonly PluginOption[], define: Record<string, string>) {
  const chunks = await buildApart(plugins, define);
  const views = await readViews(chunks);
  const parts = new Map<string, Part & { imports: Set<Part> }>();
  const partOf = new Map<string, Part & { imports: Set<Part> }>();
  for (const [name, chunk] of chunks) {
    const loadedBy = Uint8Array.from(views, ({ loads }) => Number(loads.has(name)));
    const isFirst = views[0]!.first.has(name);
    const key = isFirst ? FIRST : loadedBy.join('');
    const part = parts.get(key) ?? {
      name: isFirst ? FIRST : chunk.name,
      kilobytes: 0,
      imports: new Set<Part>(),
      modules: [],
      loadedBy,
      isFixed: isFirst,
    };
    const size = ((gzipSync(chunk.code).length - OVERHEAD) / 1024) * TOGETHER;
    const grown = Object.assign(part, {
      kilobytes: part.kilobytes + Math.max(0.02, size),
      modules: [...part.modules, ...chunk.moduleIds],
    });
    parts.set(key, grown);
    partOf.set(name, grown);
  }
  for (const [name, { imports }] of chunks)
    for (const imported of imports) {
      const [from, to] = [partOf.get(name), partOf.get(imported)];
      if (from && to && from !== to) from.imports.add(to);
    }
  const width = ({ loadedBy }: Pick<Part, 'loadedBy'>) => loadedBy.reduce((sum, value) => sum + value, 0);
  const all = [...parts.values()];
  const sizeOf = (view: number) =>
    all.reduce((sum, { loadedBy, kilobytes }) => sum + loadedBy[view]! * kilobytes, 0);
  const merged = mergeChunks(all, {
    ...costs,
    weights: views.map(({ weight }) => weight),
    spare: views.map(({ weight }, view) => sizeOf(view) * spareOf(weight)),
  });
  const groups = merged
    .toSorted((one, other) => width(other) - width(one))
    .map(({ name, modules }) => {
      const taken = new Set(modules);
      return { name, test: (id: string) => taken.has(id) };
    });
  return [{ name: 'react', test: isReact }, ...groups];
}
